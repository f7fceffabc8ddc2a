# make              builds for debugging
# make test         builds and runs the tests
# make check        what has to pass before a change is merged: lint, build, tests, checkinstall
# make goldens      records what the tests compare with, where a change was meant
# make format       formats the sources
# make release      builds what is installed
# make install      installs, after make release if need be; prefix=/usr/local
# make installcheck tries what is installed
# make uninstall    removes what install installed
# make checkinstall installs into a scratch folder, tries it, and uninstalls it
# make clean        removes what was built
#
# A release needs no Swift on the machine it runs on: the runtime is linked statically.
# The folders are variables with GNU's names, and DESTDIR goes before them all.

prefix = $(PREFIX)
PREFIX = /usr/local
exec_prefix = $(prefix)
bindir = $(exec_prefix)/bin
datarootdir = $(prefix)/share
mandir = $(datarootdir)/man
man1dir = $(mandir)/man1
bashcompletiondir = $(datarootdir)/bash-completion/completions
zshcompletiondir = $(datarootdir)/zsh/site-functions
fishcompletiondir = $(datarootdir)/fish/vendor_completions.d

INSTALL = install
INSTALL_PROGRAM = $(INSTALL) -m 755
INSTALL_DATA = $(INSTALL) -m 644
STRIP = strip
SWIFT = swift

# Set to what `swift build` links the runtime with; by the system if empty. On Linux the whole
# C library is linked as well, which halves the time to start; macOS has the runtime itself.
STATIC =

# Types are got by calling their accessors: to look them up by name takes a third of the
# instructions of a run.
ACCESSORS = -disable-concrete-type-metadata-mangled-name-accessors

# What a release is built in: apart from .build, whose lock a running test may hold.
RELEASE = .build/install
BUILT = $(RELEASE)/built
SCRATCH = .build/checkinstall

# The Swift files that people wrote.
SWIFT_FILES = find Package.swift Sources Templates Tests -name '*.swift' \
  ! -path 'Tests/Cases/*' ! -path '*/Generated/*' ! -path '*/.build/*'

build:
	$(SWIFT) build

# What was skipped is counted and listed again at the end.
test:
	mkdir -p .build
	{ $(SWIFT) test; echo $$? > .build/test.status; } 2>&1 | tee .build/test.log
	@grep -E '(Test|Suite) .* skipped' .build/test.log | sort > .build/test.skipped; \
	echo "skipped: "`wc -l < .build/test.skipped`; cat .build/test.skipped; \
	exit `cat .build/test.status`

check: lint build test checkinstall

lint:
	$(SWIFT_FILES) -exec $(SWIFT) format lint --strict {} +

format:
	$(SWIFT_FILES) -exec $(SWIFT) format format --in-place {} +

goldens:
	SINGLETONGEN_RECORD=1 $(SWIFT) test --filter Golden

clean:
	rm -rf .build

release: $(BUILT)/singletongen

# The executable and what it prints of itself. Not built again before it has to be, so that
# installing as root builds nothing as root.
$(BUILT)/singletongen: Makefile Package.swift $(shell find Sources Templates -type f)
	@set -e; static='$(STATIC)'; \
	if test -z "$$static"; then \
	  case `uname -s` in \
	    Darwin) ;; \
	    Linux) static='-Xswiftc -static-executable -Xswiftc -Xfrontend -Xswiftc $(ACCESSORS)' ;; \
	    *) static=--static-swift-stdlib ;; \
	  esac; \
	fi; \
	set -x; \
	$(SWIFT) build -c release --product singletongen --scratch-path $(RELEASE) $$static
	mkdir -p $(BUILT)
	$(RELEASE)/release/singletongen --generate-manual > $(BUILT)/manual
	$(RELEASE)/release/singletongen --generate-completion-script bash > $(BUILT)/bash
	$(RELEASE)/release/singletongen --generate-completion-script zsh > $(BUILT)/zsh
	$(RELEASE)/release/singletongen --generate-completion-script fish > $(BUILT)/fish
	$(STRIP) -o $@ $(RELEASE)/release/singletongen

install: release
	$(INSTALL) -d "$(DESTDIR)$(bindir)" "$(DESTDIR)$(man1dir)" \
	  "$(DESTDIR)$(bashcompletiondir)" "$(DESTDIR)$(zshcompletiondir)" \
	  "$(DESTDIR)$(fishcompletiondir)"
	$(INSTALL_PROGRAM) $(BUILT)/singletongen "$(DESTDIR)$(bindir)/singletongen"
	$(INSTALL_DATA) $(BUILT)/manual "$(DESTDIR)$(man1dir)/singletongen.1"
	$(INSTALL_DATA) $(BUILT)/bash "$(DESTDIR)$(bashcompletiondir)/singletongen"
	$(INSTALL_DATA) $(BUILT)/zsh "$(DESTDIR)$(zshcompletiondir)/_singletongen"
	$(INSTALL_DATA) $(BUILT)/fish "$(DESTDIR)$(fishcompletiondir)/singletongen.fish"

# Folders stay: others may have put something there, or made them.
uninstall:
	rm -f "$(DESTDIR)$(bindir)/singletongen" "$(DESTDIR)$(man1dir)/singletongen.1" \
	  "$(DESTDIR)$(bashcompletiondir)/singletongen" \
	  "$(DESTDIR)$(zshcompletiondir)/_singletongen" \
	  "$(DESTDIR)$(fishcompletiondir)/singletongen.fish"

# What is installed is this version, and generates what the build does.
installcheck: build
	for flags in '--version' '--name MusicTool --strategy lock'; do \
	  .build/debug/singletongen $$flags > .build/wanted && \
	  "$(DESTDIR)$(bindir)/singletongen" $$flags | cmp - .build/wanted || exit 1; \
	done

# The folder has a space in its name, as a user's may have.
checkinstall:
	rm -rf $(SCRATCH)
	$(MAKE) install installcheck DESTDIR=$(SCRATCH) prefix='/opt/a prefix'
	@echo 'The executable needs no Swift and has no Foundation:'
	! ldd $(SCRATCH)'/opt/a prefix/bin/singletongen' 2>/dev/null | grep -i swift
	! grep -q FoundationEssentials $(SCRATCH)'/opt/a prefix/bin/singletongen'
	@echo 'The manual and the completions are there:'
	test `find $(SCRATCH) -type f | wc -l` -eq 5
	$(MAKE) uninstall DESTDIR=$(SCRATCH) prefix='/opt/a prefix'
	@echo 'Nothing is left:'
	test `find $(SCRATCH) ! -type d | wc -l` -eq 0
	rm -rf $(SCRATCH)

.PHONY: build test check lint format goldens clean release install uninstall installcheck \
  checkinstall
