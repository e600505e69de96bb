import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { closeServer, listen } from '../../scripts/server/listen'
import { isProgram } from '../browser/find-browser'
import { writeFolder } from '../write-folder'
import { connect, type Host } from './hosts'

const unpacked = path.resolve('.cache/nginx')

/** nginx of the system, or Debian's package unpacked into the cache, if available. */
async function findNginx(): Promise<string | undefined> {
  const system = ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => path.join(folder, 'nginx'))
  const own = path.join(unpacked, 'usr/sbin/nginx')
  const found = [...system, own].find(isProgram)
  if (found || !isProgram('/usr/bin/apt-get')) return found
  // Another worker may unpack at the same time: only a complete folder gets the name.
  const folder = `${unpacked}-${process.pid}`
  await mkdir(folder, { recursive: true })
  const script = 'apt-get download nginx nginx-common && for deb in *.deb; do dpkg -x $deb .; done'
  for (const command of [script, `apt-get update && ${script}`]) {
    spawnSync('sh', ['-c', command], { cwd: folder, stdio: 'ignore', timeout: 60_000 })
    if (spawnSync(path.join(folder, 'usr/sbin/nginx'), ['-v']).status !== 0) continue
    await rename(folder, unpacked).catch(() => rm(folder, { recursive: true }))
    return own
  }
  return undefined
}

/** The file of MIME types that comes with nginx. */
function typesOf(nginx: string): string {
  return nginx.startsWith(unpacked) ? path.join(unpacked, 'etc/nginx/mime.types') : '/etc/nginx/mime.types'
}

/** Serves a folder with nginx as configured in the docs; undefined without nginx. */
export async function startNginx(folder: string, recipe: string): Promise<Host | undefined> {
  const nginx = await findNginx()
  if (!nginx) return undefined
  const probe = createServer()
  const port = await listen(probe, 0)
  await closeServer(probe)
  const work = path.resolve(await writeFolder('nginx', {}))
  const server = recipe.replace('listen 80;', `listen ${port};`).replace('/var/www/docs', path.resolve(folder))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; pid ${work}/pid; error_log ${work}/error.log;
    events {} http { access_log off; include ${typesOf(nginx)}; ${temporary.join(' ')} ${server} }`
  await writeFile(path.join(work, 'nginx.conf'), config)
  const child = spawn(nginx, ['-c', path.join(work, 'nginx.conf')], { stdio: 'ignore' })
  const host = connect(`http://localhost:${port}`, async () => {
    child.kill()
    await once(child, 'exit')
  })
  for (let tries = 0; child.exitCode === null && tries < 200; tries += 1) {
    if (await host.ask('/').catch(() => undefined)) return host
    await setTimeout(50)
  }
  throw new Error(`nginx does not start: ${await readFile(path.join(work, 'error.log'), 'utf8')}`)
}
