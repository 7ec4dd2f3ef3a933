import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // No test is about time: a slow machine may take as long as it needs.
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 120_000 }
  })
)
