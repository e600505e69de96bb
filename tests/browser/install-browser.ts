/** What installing a browser needs to know of the machine. */
export interface InstallingMachine {
  platform: NodeJS.Platform
  isRoot: boolean
  hasApt: boolean
}

/** The commands that bring a browser to a machine that has none, in order. */
export function installCommands({ platform, isRoot, hasApt }: InstallingMachine): string[][] {
  if (platform !== 'linux' || !isRoot || !hasApt) return [['playwright', 'install', 'chromium']]
  return [
    ['apt-get', 'update'],
    // Without a font of its own a bare system draws no letters at all.
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]
}
