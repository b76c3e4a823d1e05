/** Which layers of src/ each layer may import besides itself. */
const layers = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  config: ['domain'],
  db: ['domain'],
  adapters: ['domain'],
  availability: ['domain', 'db'],
  documents: ['domain', 'contract', 'i18n'],
  services: ['domain', 'contract', 'db'],
  api: ['services', 'contract', 'domain'],
  web: ['domain', 'contract', 'i18n'],
  demo: ['services', 'db', 'contract', 'domain', 'i18n'],
};

/** Files that a layer may import although it may not import the rest of their layer. */
const locales = '^src/i18n/locales\\.ts$';
const ports = '^src/services/ports(/|\\.ts$)';
const publicConfig = '^src/config/public\\.ts$';
const drawings = '^src/web/art/';
const changesPort = '^src/services/ports/changes\\.ts$';
const exceptions = {
  db: [changesPort],
  contract: [locales],
  services: [locales],
  adapters: [locales, ports],
  availability: [ports],
  web: [publicConfig],
  demo: [drawings],
};

/** Packages without effects: rules may calculate with them. */
const purePackages = ['temporal-polyfill', 'date-holidays', 'ibantools', 'jsvat', 'qr'];

const tests = '\\.test\\.tsx?$';

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer} may import ${['itself', ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: [tests, ...(layer === 'web' ? ['\\.server\\.tsx?$'] : [])] },
  to: {
    path: '^src/',
    pathNot: [`^src/(${[layer, ...allowed].join('|')})/`, ...(exceptions[layer] ?? [])],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'web-server-files',
      comment: 'a *.server file of web may also import services',
      severity: 'error',
      from: { path: '^src/web/.*\\.server\\.tsx?$' },
      to: { path: '^src/', pathNot: ['^src/(web|domain|contract|i18n|services)/', publicConfig] },
    },
    {
      name: 'ports-are-types',
      comment: 'adapters take only types from the list of ports',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: tests },
      to: { path: ports, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'rules know no machine and no package with effects',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: ['^src/', `node_modules/(${purePackages.join('|')})/`] },
    },
    {
      name: 'browser-code',
      comment: 'what reaches a browser knows no Node.js',
      severity: 'error',
      from: { path: '^src/(web|contract|domain)/', pathNot: [tests, '\\.server\\.tsx?$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'production-code',
      comment: 'the application does not lean on tests and tools',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^(test|scripts|bench)/', tests] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
