import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inProject } from '#scripts/support/project.ts';
import { settingNames } from '#server/setting-names.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

type Environ = Readonly<Record<string, string>>;

const read = (environ: Environ) => readSettings(environ, '/srv/attest');

const misspelt: readonly [Environ, string][] = [
  [{ CLERK_KEY: 'x', SMTP_HOST: 'x' }, 'Unknown setting CLERK_KEY. Unknown setting SMTP_HOST.'],
  [{ IDENTITY_SECRET: 'x' }, 'Unknown setting IDENTITY_SECRET.'],
  [{ LIMIT_READS: '1' }, 'Unknown setting LIMIT_READS.'],
  [{ MAIL_PORT_X: 'x' }, 'Unknown setting MAIL_PORT_X.'],
  [{ DATABASE_SERVICE_HOSTS: 'x' }, 'Unknown setting DATABASE_SERVICE_HOSTS.'],
  [{ MAIL_TO: 'x' }, 'Unknown setting MAIL_TO.'],
  [{ CONTACT_NAME: 'x' }, 'Unknown setting CONTACT_NAME.'],
  [{ DATABASE_ULR: 'x' }, 'Unknown setting DATABASE_ULR. Did you mean DATABASE_URL?'],
  [{ DATABASE_ULR: 'x', PORT: '8080' }, 'Unknown setting DATABASE_ULR. Did you mean DATABASE_URL?'],
  [{ FAULT_GATES: 'on' }, 'Unknown setting FAULT_GATES. Did you mean FAULT_GATE?'],
  [{ SUPER_ADMIN_MAIL: 'x' }, 'Unknown setting SUPER_ADMIN_MAIL. Did you mean SUPER_ADMIN_EMAIL?'],
  [{ CONTACT_MAIL: 'x' }, 'Unknown setting CONTACT_MAIL. Did you mean CONTACT_EMAIL?'],
  [{ ENVIROMENT: 'production' }, 'Unknown setting ENVIROMENT. Did you mean ENVIRONMENT?'],
  [{ ENVIORNMENT: 'production' }, 'Unknown setting ENVIORNMENT. Did you mean ENVIRONMENT?'],
  [{ ENVIRNOMET: 'production' }, 'Unknown setting ENVIRNOMET. Did you mean ENVIRONMENT?'],
  [{ environment: 'production' }, 'Unknown setting environment. Did you mean ENVIRONMENT?'],
  [{ ORIGN: 'https://x.example' }, 'Unknown setting ORIGN. Did you mean ORIGIN?'],
  [{ ORIGINS: 'https://x.example' }, 'Unknown setting ORIGINS. Did you mean ORIGIN?'],
  [{ 'TRUST PROXY': '10.0.0.7' }, 'Unknown setting TRUST PROXY. Did you mean TRUST_PROXY?'],
  [{ S_U_PER_AD_MIN_EMAIL: 'x' }, 'Unknown setting S_U_PER_AD_MIN_EMAIL. Did you mean SUPER_ADMIN_EMAIL?'],
  [
    { REMOVED_RECORDS_KEPT_DAYSXX: '1' },
    'Unknown setting REMOVED_RECORDS_KEPT_DAYSXX. Did you mean REMOVED_RECORDS_KEPT_DAYS?',
  ],
  [{ TRUSTPROXY: '10.0.0.7' }, 'Unknown setting TRUSTPROXY. Did you mean TRUST_PROXY?'],
  [{ TRUST_PROXYS: '10.0.0.7' }, 'Unknown setting TRUST_PROXYS. Did you mean TRUST_PROXY?'],
  [{ API_BASEURL: 'x' }, 'Unknown setting API_BASEURL. Did you mean API_BASE_URL?'],
  [{ PROT: '8080', HSOT: 'x' }, 'Unknown setting PROT. Did you mean PORT? Unknown setting HSOT. Did you mean HOST?'],
];

test.each(misspelt)('startup with %j fails: %s', (environ, sentence) => {
  expect(() => read(environ)).toThrow(new StartError(sentence));
});

/** Variables set by workstations, CI, containers and the programs in them. */
const variablesOfMachines = `
  _ APPDATA BASH_ENV BROWSER CARGO_HOME CHROMIUM_PATH CI CLICOLOR CLOUDSDK_CONFIG COLORFGBG COLORTERM COLUMNS
  COMPOSE_PROJECT_NAME COMSPEC DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DEBUG DEMO_MODE DESKTOP_SESSION DIRENV_DIR DISPLAY
  DOCKER_HOST DOMAIN EDITOR EMAIL ENV ENVIRONMENT_ID FORCE_COLOR FTP_PROXY GDMSESSION GITHUB_ACTIONS GITHUB_ENV
  GITHUB_TOKEN GNOME_KEYRING_CONTROL GOPATH GPG_AGENT_INFO HISTSIZE HOME HOMEDRIVE HOSTNAME HOSTS HOSTTYPE HTTPS_PROXY
  HTTP_PROXY INIT_CWD INVOCATION_ID JAVA_HOME JOURNAL_STREAM KUBERNETES_PORT KUBERNETES_SERVICE_HOST LANG LANGUAGE
  LC_ALL LD_LIBRARY_PATH LESS LESSOPEN LINES LOCALAPPDATA LOGLEVEL LOGNAME LOG_FILE LS_COLORS MACHTYPE MAIL MAILCHECK
  MAILPATH MANPATH MOST NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION NO_COLOR NO_PROXY NPM_CONFIG_PREFIX
  NUMBER_OF_PROCESSORS NVM_DIR OLDPWD OPTIONS ORIGINAL_PATH OS OSTYPE PAGER PATH PATHEXT PGDATABASE PGHOST PGPASSWORD PGPORT
  PGUSER PLATFORM PNPM_HOME PORTAL PORTS POST POSTGRES_DB POSTGRES_PASSWORD PROFILE PROGRAMDATA PROJECT_NAME PROMPT
  PS1 PUBLIC PWD PYTHONPATH RUNNER_OS RUNNER_TEMP SESSION_MANAGER SHELL SHLVL SSH_AGENT_PID SSH_AUTH_SOCK SSH_CLIENT
  SSH_CONNECTION SSH_TTY SUDO_USER SYSTEMDRIVE SystemRoot TEMP TERM TERMINAL_EMULATOR TERMINFO TERM_PROGRAM TMP TMPDIR
  TMUX TZ USER USERDOMAIN USERNAME USERPROFILE VISUAL VSCODE_PID VTE_VERSION WINDIR WINDOWID WSLENV WSL_DISTRO_NAME
  XAUTHORITY XDG_CONFIG_DIRS XDG_CURRENT_DESKTOP XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID XDG_SESSION_TYPE ZDOTDIR
  APP_BASE_URL APP_ENV APP_NAME APP_URL BASE_URL DB_HOST DB_NAME DB_URL REDIS_URL S3_BUCKET SENTRY_DSN TRUST_STORE
  MY_DATABASE_NAME DOME HOSTED ORIG SMTP_SERVICE_PORT TORP
  all_proxy demo host http_proxy https_proxy no_proxy npm_command npm_config_cache npm_config_user_agent npm_execpath
  npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version port
  DATABASE_PORT DATABASE_PORT_5432_TCP DATABASE_PORT_5432_TCP_ADDR DATABASE_PORT_5432_TCP_PORT
  DATABASE_PORT_5432_TCP_PROTO DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_SERVICE_PORT_POSTGRES
  MAIL_SERVICE_HOST SMTP_PORT SMTP_PORT_25_TCP SMTP_SERVICE_HOST
`;

test('environment variables of the system and of other programs are ignored', () => {
  const names = variablesOfMachines.trim().split(/\s+/);
  expect(names.length).toBeGreaterThan(150);
  const environ = Object.fromEntries(names.map((name) => [name, '1']));
  expect(read(environ)).toEqual(read({}));
  expect(read({ NODE_ENV: 'development' })).toEqual(read({}));
});

test('a setting may be in another case if environment variables are case-insensitive', () => {
  expect(read({ Environment: 'staging', ENVIRONMENT: 'staging' }).environment).toBe('staging');
});

test('README.md lists every setting and no other', () => {
  const table = readFileSync(inProject('README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = table.flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(listed.toSorted()).toEqual([...settingNames].toSorted());
});
