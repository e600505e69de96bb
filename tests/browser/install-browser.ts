/** Properties of a machine that decide how to install a browser. */
export interface InstallingMachine {
  platform: NodeJS.Platform
  isRoot: boolean
  hasApt: boolean
}

/** Commands that install a browser, to be run in order until there is one. */
export function installCommands({ platform, isRoot, hasApt }: InstallingMachine): string[][] {
  if (platform !== 'linux' || !isRoot || !hasApt) return [['playwright', 'install', 'chromium']]
  // A bare system has no font. Not every release has the shell.
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation']
  return [
    ['apt-get', 'update'],
    [...install, 'chromium-headless-shell'],
    [...install, 'chromium'],
  ]
}
