import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { slimContract } from './src/build/slim-operations.ts'

const server = process.env.TOWLINE_SERVER ?? 'http://127.0.0.1:3000'

/** Styles that only pages of the dashboard have. */
const dashboardStyles =
  /src\/(app\/(dashboard|settings)[^/]*|features\/(accounts|employees|trucks|company|calls|dashboard)\/.*|ui\/(card-grid|record[^/]*|expiry-notice|conflict-notice|date-time-field))\.module\.css|mantine\/dates\/styles/

/** Operations of which nothing is left but their addresses; those of these files still have schemas beside them. */
const slimOperations =
  /contract\/src\/(kernel\/(operation|topic)\.ts|(?!.*(auth|billing|own-jobs|papers|password|subscription|try-agent)\.operations).*\.operations\.ts)/

export default defineConfig({
  plugins: [reactRouter(), slimContract],
  // sockjs-client reads Node's name of the global object.
  define: { global: 'globalThis' },
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // What every page loads comes in one piece: thirty small ones cost more in headers than they weigh.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /entry\.client\.tsx|src\/root\.tsx/ },
            // The styles of the whole dashboard come with its frame: a section that brings its own sheets is laid out anew for each.
            { name: 'dashboard-styles', test: dashboardStyles },
            // So do small ones that most pages share: on a slow line each would cost a way there and back.
            {
              name: 'kit',
              test: /@mantine\/hooks|@tanstack\/(react-query|query-core)/,
              minShareCount: 3,
            },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3 },
            { name: 'operations', test: slimOperations, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/towline': { target: server, ws: true } } },
})
