import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'dist'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
  },
  {
    files: ['src/**'],
    ignores: ['src/games/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/games/*'], message: 'The page knows no game: boards come from packages.' }] }
      ]
    }
  },
  {
    files: ['src/games/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '\\.\\./(play|shell|wire|pages|text|guide|lesson|words/(?!grammar))',
              message: 'A board knows what mount gives it, board/ and heraldry/.'
            }
          ]
        }
      ]
    }
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-navigation-without-resolve': 'off', // there is no SvelteKit here
      'svelte/prefer-svelte-reactivity': 'off', // state is replaced as a whole, never changed in place
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }]
    }
  }
)
