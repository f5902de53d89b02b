// Who may import whom. tests/house.test.ts runs these rules and plants a violation of each.
const no = (name, from, to, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { ...from, pathNot: [from.pathNot, '[.]test[.]tsx?$'].flat().filter(Boolean) },
  to,
})

/** Where SQL is written. */
const SQL = '^server/(work|db)/|^server/data/[^/]+/(rows|import)[.]ts$'
/** What has not moved there yet: this list only shrinks. */
const NOT_YET = ['^server/(demo/[a-z]+|jobs/queue)[.]ts$']

module.exports = {
  forbidden: [
    no('no-cycle', {}, { circular: true }, 'a cycle has no top'),
    no('resolved', {}, { couldNotResolve: true, pathNot: '[.]wasm[?]url$' }, 'an import nobody finds is a rule nobody checks'),
    no('contract-is-bottom', { path: '^contract/' }, { pathNot: '^contract/|node_modules/zod/' }, 'zod and itself'),
    no('rules-are-pure', { path: '^rules/' }, { pathNot: '^(rules|contract)/' }, 'contract types and themselves'),
    no('rules-take-types', { path: '^rules/' }, { path: '^contract/', dependencyTypesNot: ['type-only'] }, 'import type'),
    no('locales-are-words', { path: '^locales/' }, { pathNot: '^(locales|contract)/|node_modules/@lingui/' }, 'words only'),
    no(
      'worlds-apart',
      { path: '^(server|src|sw)/' },
      { path: '^(server|src|sw|tests|demo)/', pathNot: '^$1/' },
      'worlds meet in contract and rules',
    ),
    no(
      'first-is-alone',
      { path: '^src/first/' },
      { path: '.', pathNot: '^src/first/|^rules/(answers|images)[.]ts$|^src/components/card/card-pattern[.]ts$' },
      'one small script, painted before anything else is loaded',
    ),
    no(
      'first-is-not-imported',
      { path: '^src/(?!first/)' },
      { path: '^src/first/', dependencyTypesNot: ['type-only'] },
      'an entry of its own',
    ),
    no('features-apart', { path: '^src/features/([^/]+)/' }, { path: '^src/features/', pathNot: '^src/features/$1/' }, 'move it down'),
    no(
      'features-by-the-door',
      { path: '^src/', pathNot: '^src/features/|^src/app/routes[.]tsx$' },
      { path: '^src/features/' },
      'only app/routes.tsx opens one',
    ),
    no('doors-are-pages', { path: '^src/app/routes' }, { path: '^src/features/', pathNot: 'Page[.]tsx$' }, 'the rest is private'),
    no('app-is-top', { path: '^src/(?!app/|main)' }, { path: '^src/app/' }, 'arrows point down'),
    no('ui-knows-nothing', { path: '^src/(ui|theme|i18n)/' }, { path: '^src/(components|api|state|pwa)/' }, 'drawn from props'),
    no('state-is-low', { path: '^src/state/' }, { path: '^src/(api|components|ui|pwa)/' }, 'arrows point down'),
    no('api-has-no-face', { path: '^src/api/' }, { path: '^src/(components|ui|pwa|theme)/' }, 'arrows point down'),
    no(
      'one-noun-api',
      { path: '^src/api/([^/.]+)', pathNot: '/(api|base-query|place|once-key|renew)[.]' },
      { path: '^contract/', pathNot: '/($1|wire|errors)[.]ts$' },
      'one noun',
    ),
    no(
      'one-noun-route',
      { path: '^server/routes/([^/.]+)' },
      { path: '^(contract|server/(routes|data))/', pathNot: '/($1|wire|errors)[.]ts$|^server/data/$1/' },
      'one noun',
    ),
    no(
      'sql-in-rows',
      { path: '^server/', pathNot: [SQL, ...NOT_YET] },
      { path: 'node_modules/drizzle-orm/' },
      'what a Work cannot say stands in data/<noun>/rows.ts',
    ),
    no(
      'handle-in-rows',
      { path: '^server/', pathNot: SQL },
      { path: '^server/work/(handle|as|statement)[.]ts$', dependencyTypesNot: ['type-only'] },
      'a transaction and whose rows it is about, for SQL alone',
    ),
    no(
      'rows-through-work',
      { path: '^server/(routes|http|jobs)/' },
      { path: '^server/db/', dependencyTypesNot: ['type-only'] },
      'no handle but Work',
    ),
    no(
      'data-through-work',
      { path: '^server/data/' },
      { path: '^server/db/', pathNot: '^server/db/schema/', dependencyTypesNot: ['type-only'] },
      'no handle but Work',
    ),
    no('db-is-bottom', { path: '^server/db/' }, { path: '^server/', pathNot: '^server/db/' }, 'connect, schema and migrations alone'),
    no(
      'kernel-knows-no-noun',
      { path: '^server/work/' },
      { path: '^server/', pathNot: '^server/(work/|db/(schema/|connect[.]ts$))' },
      'nouns stand on it, never the other way round',
    ),
    no(
      'ports-not-adapters',
      { path: '^server/(data|routes|jobs)/' },
      {
        path: '^server/(mail|sms|push|payments|images|wallets)/',
        pathNot: '/port[.]ts$|^server/mail/(?!adapter|outbox|smtp)|^server/push/(payload|receipt)[.]ts$',
      },
      'env.ts chooses; a letter, a payload and a receipt are words, no adapter',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'src/tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
