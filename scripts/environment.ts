import nextEnv from '@next/env'

/** The `.env` files of development, which need not exist. */
export const environmentFiles = ['.env', '.env.local', '.env.development', '.env.development.local']

/**
 * Completes the environment of a command: its mode, and the variables of the `.env` files that Next reads in this mode. Every command
 * that reads the site calls it first. Variables that are set already stay.
 */
export function readEnvironment(mode: 'development' | 'production'): void {
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' })
  nextEnv.loadEnvConfig(process.cwd(), mode === 'development')
}
