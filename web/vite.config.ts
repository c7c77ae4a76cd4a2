import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { fewFiles } from './src/build/few-files.ts'
import { slimContract } from './src/build/slim-operations.ts'

const server = process.env.TOWLINE_SERVER ?? 'http://127.0.0.1:3000'

/** One expression for all of them. */
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** What most pages share, small as each is, and nothing that needs a schema. */
const shared = anyOf(
  /contract\/src\/.*\.operations\.ts$/,
  /contract\/src\/kernel\/(formats|operation|send-destination|topic)\.ts/,
  /@tanstack\/(react-query|query-core)\/(?!.*([iI]nfinite|[qQ]ueries))/,
  /vite\/preload-helper/,
  /@mantine\/core\/esm\/components\/Skeleton\//,
  /web\/src\/platform\/(driver-words\/english|live|login-address|session|text-storage|wire)\.tsx?$/,
  /web\/src\/ui\/(dates|empty|failed|notice|skip-link|use-now)[^/]*$/,
  /web\/src\/features\/(auth\/use-logout|chat\/(chat\.(queries|text)|page\/(chat-page\.module|linked-text))|company\/company\.queries)[^/]*$/,
  /contract\/src\/rates\/price\.ts/,
)

/** The library of schemas, and those that pages outside the dashboard check something by. */
const schemas = anyOf(
  /node_modules\/zod\//,
  /contract\/src\/kernel\/(access|fields|file|normalize)\.ts/,
  /contract\/src\/billing\/.*\?schemas$/,
  /contract\/src\/(company\/(agent-settings|company)\.schema|calls\/calls\.schema|chat\/chat\.(schema|topics)|dispatch\/(agent-questions|dispatch\.(billing|choices|fields)|job-sort)|rates\/rates\.schema|messages\/messages\.schema)\.ts/,
)

/** What every form has, and every bar with buttons that only show an icon. */
const forms = anyOf(
  /@mantine\/hooks/,
  /@mantine\/core\/esm\/components\/(ActionIcon|CloseButton|Input|InputBase|TextInput)\//,
  /@mantine\/core\/.*\/use-(resolved-styles-api|mantine-color-scheme)\//,
  /web\/src\/ui\/(color-scheme-switch|use-scrolled)/,
  /icons\/Icon(Menu2|Messages)\.mjs/,
)

/** What the board's lists are made by, which maps and the chat with a customer look things up in. */
const lists = anyOf(
  /@tanstack\/(react-query|query-core)\/.*([iI]nfinite|[qQ]ueries)/,
  /web\/src\/platform\/(live-provider|prefetch)\.tsx?$/,
  /contract\/src\/dispatch\/(dispatch\.rules|step-of|urgency\.rules)\.ts/,
  /web\/src\/features\/dispatch\/(board\/(board-choices|job-columns|live-lists)|dispatch\.queries|map\/map\.queries)\.ts/,
)

/**
 * What the dashboard has around each of its sections, what the board shares with some of them, and the styles of them
 * all: a section that brings its own sheets is laid out anew for each.
 */
const desk = anyOf(
  /web\/src\/app\/dashboard-layout\.tsx/,
  /web\/src\/ui\/(later-dialog|use-list-top|use-seconds-left)/,
  /web\/src\/features\/(calls\/calls|invoices\/invoices)\.queries/,
  /web\/src\/features\/(dispatch\/step-badge|invoices\/(issued-links|lazy-)|media\/lazy-|offers\/board\/use-offering)/,
  /contract\/src\/dispatch\/place-words/,
  /web\/src\/(app\/(dashboard|settings)[^/]*|features\/(accounts|employees|trucks|company|calls|dashboard)\/.*|ui\/(card-grid|record[^/]*|expiry-notice|conflict-notice|date-time-field))\.module\.css/,
  /mantine\/dates\/styles/,
)

export default defineConfig({
  plugins: [reactRouter(), slimContract, fewFiles],
  // sockjs-client reads Node's name of the global object.
  define: { global: 'globalThis' },
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        // Few files: on a slow line each of hundreds would cost a way there and back, and more in headers than it weighs.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: /src\/root\.tsx/ },
                // With what these name, but don't use here, they would be for a page of the dashboard alone.
                { name: 'shared', test: shared, includeDependenciesRecursively: false },
                { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
                { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3 },
                { name: 'forms', test: forms },
                { name: 'lists', test: lists },
                { name: 'passwords', test: /contract\/src\/auth\/password(\.rules|-weakness)/ },
                { name: 'driver-words', test: /platform\/driver-words\/(index|spanish)/ },
                { name: 'desk', test: desk },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/towline': { target: server, ws: true } } },
})
