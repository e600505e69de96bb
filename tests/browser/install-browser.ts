import type { BrowserName } from './find-programs'

/** Properties of a machine that decide how to install a browser. */
export interface InstallingMachine {
  platform: NodeJS.Platform
  isRoot: boolean
  hasApt: boolean
}

/** Debian's packages of each browser, in the order in which to try them. */
export const packages: Record<BrowserName, string[][]> = {
  // A bare system has no font. Not every release has the shell.
  chromium: [
    ['fonts-liberation', 'chromium-headless-shell'],
    ['fonts-liberation', 'chromium'],
  ],
  firefox: [['firefox-esr']],
  // The plugins play clips.
  webkit: [['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good']],
}

/** Commands that install a browser, to be run in order until there is one; none where only a person can do it. */
export function installCommands(name: BrowserName, machine: InstallingMachine): string[][] {
  // Tests use Playwright's own build only of Chromium.
  if (!isDebian(machine)) return name === 'chromium' ? [['playwright', 'install', name]] : []
  // With all that it needs it takes 600 MB, so it is installed by hand, and in CI by the workflow.
  return name === 'webkit' ? [] : installPackages(packages[name])
}

/** Commands that install Chromium's headless shell beside a whole Chromium; none where only a person can do it. */
export function installShellCommands(machine: InstallingMachine): string[][] {
  return isDebian(machine) ? installPackages(packages.chromium.slice(0, 1)) : []
}

/** Whether this process may install Debian's packages. */
function isDebian({ platform, isRoot, hasApt }: InstallingMachine): boolean {
  return platform === 'linux' && isRoot && hasApt
}

function installPackages(choices: string[][]): string[][] {
  const install = ['apt-get', 'install', '-y', '--no-install-recommends']
  return [['apt-get', 'update'], ...choices.map((each) => [...install, ...each])]
}
