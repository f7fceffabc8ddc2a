// A stand-in for the headers of macOS: the names that singletongen and its output use, as they are
// declared there. Where the tool uses another name, add it here.

typedef int dev_t, pid_t;
typedef long long off_t;
typedef unsigned short mode_t, nlink_t;
typedef unsigned int gid_t, sigset_t, uid_t;
typedef unsigned long long ino_t;
typedef unsigned long size_t;
typedef long ssize_t, time_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; int tv_usec; };
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec;
  off_t st_size;
};
struct dirent {
  ino_t d_ino;
  unsigned short d_reclen, d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
typedef struct { int __dd_fd; } DIR;
typedef void (*sig_t)(int);

#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define EROFS 30
#define EILSEQ 92
#define EPIPE 32
#define ELOOP 62
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define PATH_MAX 1024
#define UTIME_NOW -1
#define UTIME_OMIT -2
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

int access(const char *, int);
int chmod(const char *, mode_t);
int close(int);
int closedir(DIR *);
void exit(int) __attribute__((noreturn));
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
void free(void *);
int fstat(int, struct stat *);
int fsync(int);
int ftruncate(int, off_t);
int futimens(int, const struct timespec[2]);
char *getenv(const char *);
int gethostname(char *, size_t);
uid_t geteuid(void);
pid_t getpid(void);
int isatty(int);
int kill(pid_t, int);
off_t lseek(int, off_t, int);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
DIR *opendir(const char *);
int raise(int);
ssize_t read(int, void *, size_t);
struct dirent *readdir(DIR *);
ssize_t readlink(const char *, char *, size_t);
char *realpath(const char *, char *);
int rename(const char *, const char *);
int rmdir(const char *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
sig_t signal(int, sig_t);
int sigprocmask(int, const sigset_t *, sigset_t *);
int stat(const char *, struct stat *);
char *strerror(int);
size_t strlen(const char *);
time_t time(time_t *);
mode_t umask(mode_t);
int usleep(unsigned int);
void sync(void);
int unlink(const char *);
int utimensat(int, const char *, const struct timespec[2], int);
int utimes(const char *, const struct timeval *);
ssize_t write(int, const void *, size_t);
