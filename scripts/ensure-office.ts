import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package.ts';

/** Whether there is a LibreOffice that opens spreadsheets: the machine's, or Debian's smallest package of it. */
export const ensureOffice = (): boolean => canRun() || (installPackage('libreoffice-calc-nogui') && canRun());

const canRun = (): boolean => spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;
