/** What installing a browser needs to know of the machine. */
export interface InstallingMachine {
  platform: NodeJS.Platform
  isRoot: boolean
  hasApt: boolean
}

/** The commands that bring a browser to a machine that has none, to be run in order until there is one. */
export function installCommands({ platform, isRoot, hasApt }: InstallingMachine): string[][] {
  if (platform !== 'linux' || !isRoot || !hasApt) return [['playwright', 'install', 'chromium']]
  const install = ['apt-get', 'install', '-y', '--no-install-recommends']
  // Without a font of its own a bare system draws no letters at all. Older systems have no shell by itself.
  return [
    ['apt-get', 'update'],
    [...install, 'fonts-liberation', 'chromium-headless-shell'],
    [...install, 'fonts-liberation', 'chromium'],
  ]
}
