import './shell/remembering'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { alone, embedded } from './wire/ends'

mount(App, { target: document.getElementById('app')! })

if (alone && !embedded) void import('./alone/house').then(({ keep }) => keep())
