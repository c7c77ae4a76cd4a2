import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = process.env.TOWLINE_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [reactRouter()],
  // sockjs-client reads Node's name of the global object.
  define: { global: 'globalThis' },
  build: { assetsInlineLimit: 0, target: 'es2023' },
  server: { proxy: { '/towline': { target: server, ws: true } } },
})
