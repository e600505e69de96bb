/** The port that the environment asks for, or 3000. */
export function portFromEnvironment(): number {
  const written = process.env.PORT ?? '3000'
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is "${written}". Set it to a number below 65536.`)
}
