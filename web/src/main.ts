import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { alone } from './wire/ends'

mount(App, { target: document.getElementById('app')! })

// A house of its own opens without a network, once it has been here.
if (alone && 'serviceWorker' in navigator) void navigator.serviceWorker.register('anywhere.js')
