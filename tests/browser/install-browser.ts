/** What installing a browser needs to know of the machine. */
export interface InstallingMachine {
  platform: NodeJS.Platform
  isRoot: boolean
  hasApt: boolean
}

/** The commands that bring a browser to a machine that has none, in order, until one has. */
export function installCommands({ platform, isRoot, hasApt }: InstallingMachine): string[][] {
  if (platform !== 'linux' || !isRoot || !hasApt) return [['playwright', 'install', 'chromium']]
  // Without a font of its own a bare system draws no letters at all. Not every release has the shell.
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation']
  return [
    ['apt-get', 'update'],
    [...install, 'chromium-headless-shell'],
    [...install, 'chromium'],
  ]
}
