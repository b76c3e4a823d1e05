// Runs scripts/<name>.ts on the pinned Node.js, after installing what is missing. It has no dependencies and no
// modern syntax, so that it starts on whatever Node.js the machine has and can say if that one is too old.
import { spawn } from 'child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'fs';
import { constants } from 'os';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';
import { SERVER_ENV, serverFlags } from './server-flags.mjs';

const oldestNode = 20;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, 'node_modules', 'node', 'bin', 'node');

process.chdir(root);
requireModernNode();
void bootstrap(process.argv[2] || '', process.argv.slice(3));

/**
 * @param {string} name
 * @param {string[]} args
 */
async function bootstrap(name, args) {
  if (!isInstalled()) await install();
  if (!existsSync(runtime)) await installRuntime();
  const script = join(root, 'scripts', `${name}.ts`);
  if (!existsSync(script)) quit(`There is no script "${name}".`);
  const isServer = name === 'start';
  // From the first script on, whose types would otherwise be stripped at every start.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'build', 'compiled') };
  if (isServer) Object.assign(process.env, { ...SERVER_ENV, ...compiled, ...process.env });
  const flags = isServer ? serverFlags(process.env) : [];
  process.exit(await run(runtime, ['--disable-warning=ExperimentalWarning', ...flags, script, ...args]));
}

function requireModernNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return;
  quit(`Node.js ${oldestNode} or newer is needed, this is ${process.versions.node}: see https://nodejs.org.`);
}

/** Whether node_modules holds what package-lock.json asks for: npm notes there what it has installed. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readPackages(note);
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const here = installed[path];
    return path === '' || (here ? here.version === version : optional);
  });
}

/** @returns {Record<string, { version: string; optional?: boolean }>} the packages of a lock file by their folder */
function readPackages(/** @type {string} */ lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

async function install() {
  console.log('Installing packages (once, about a minute)');
  // Tools of the development dependencies build the application, whatever NODE_ENV or npm's settings say.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await runNpm(args)) !== 0) quit('The packages could not be installed: see the message of npm above.');
}

/** The npm package of the runtime fetches it in an install script; some machines do not run those. */
async function installRuntime() {
  console.log('Installing the Node.js that this project runs on');
  // npm has replaced the runtime if that one runs this script: the machine's own takes over.
  const node = existsSync(process.execPath) ? process.execPath : 'node';
  const status = await run(node, ['installArchSpecificPackage.js'], join(root, 'node_modules', 'node'));
  if (status !== 0 || !existsSync(runtime)) {
    quit('The Node.js that this project runs on could not be installed: allow install scripts and run "npm ci".');
  }
  linkRuntime();
}

/** npm links programs that are there when it has unpacked them: `npx` finds this one by a link of ours. */
function linkRuntime() {
  const programs = join(root, 'node_modules', '.bin');
  mkdirSync(programs, { recursive: true });
  const link = join(programs, 'node');
  if (!existsSync(link)) symlinkSync(join('..', 'node', 'bin', 'node'), link);
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env['npm_execpath'];
  const isScript = npm !== undefined && /\.c?js$/.test(npm);
  return isScript ? run(process.execPath, [npm, ...args]) : run('npm', args);
}

/**
 * Runs a program to its end. A signal to us ends it, and then us.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} the status it ends with
 */
function run(program, args, cwd = root) {
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  let isEnding = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    isEnding = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.on('error', () => quit(`${program} does not run on this machine (${process.platform} ${process.arch}).`));
    child.on('exit', (code, signal) => {
      const status = signal ? 128 + constants.signals[signal] : code || 0;
      if (isEnding) process.exit(status);
      for (const name of SIGNALS) process.off(name, passOn);
      resolve(status);
    });
  });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function quit(sentence) {
  console.error(sentence);
  process.exit(1);
}
