// The import rules of this repository, one readable entry each. docs/architecture.md explains them in prose.
// Order of the engine's stages: a stage may use the ones before it, never the ones after it.
const STAGES = ["text", "documents", "skills", "resume", "job", "bias", "draft", "match", "fairness", "interview", "report"];
// Libraries each stage may lean on; everything else in the engine is our own code.
const LIBRARIES = {
  text: ["eld", "@noble/hashes", "canonicalize"],
  documents: ["@hyzyla/pdfium", "yauzl", "saxes"],
  resume: ["libphonenumber-js"],
};
const SERVER_PLATFORM = ["audit", "config", "db", "queue", "storage", "mail", "ai", "identity", "http", "reading", "progress", "log"];
// Tests, quality figures and sample files stand beside the engine but run on Node.
const ENGINE_ON_NODE = ["[.]test[.]ts$", "^engine/[^/]+/test/", "^engine/(eval|corpus)/"];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const thirdPartyRules = STAGES.map((stage) =>
  rule(
    `engine-libraries-${stage}`,
    `List a library of ${stage} in LIBRARIES, with its reason in docs/decisions, before importing it.`,
    { path: `^engine/${stage}/`, pathNot: ENGINE_ON_NODE },
    { path: "node_modules/", pathNot: (LIBRARIES[stage] ?? []).map((name) => `node_modules/${name}/`), dependencyTypesNot: ["type-only"] },
  ),
);

const stageRules = STAGES.slice(0, -1).map((stage, i) =>
  rule(
    `engine-order-${stage}`,
    `Data flows one way through the engine: ${stage} comes before ${STAGES.slice(i + 1).join(", ")} and must not know them.`,
    { path: `^engine/${stage}/` },
    { path: `^engine/(${STAGES.slice(i + 1).join("|")})/` },
  ),
);

const doorRules = STAGES.map((stage) =>
  rule(
    `engine-door-${stage}`,
    `Other stages reach ${stage} through its index.ts (what it offers).`,
    { path: "^engine/", pathNot: [`^engine/${stage}/`, ...ENGINE_ON_NODE] },
    { path: `^engine/${stage}/`, pathNot: `^engine/${stage}/index[.]ts$` },
  ),
);

module.exports = {
  forbidden: [
    rule(
      "contracts-stand-alone",
      "contracts is the product's vocabulary: it needs zod and nothing else.",
      { path: "^contracts/", pathNot: "[.]test[.]ts$" },
      { pathNot: ["^contracts/", "node_modules/zod/"] },
    ),
    rule(
      "engine-knows-only-types-of-contracts",
      "The engine speaks the vocabulary of contracts but carries no validator: type imports only. Numbers of contracts/limits.ts come in as an argument or through the stage's types.ts.",
      { path: "^engine/", pathNot: [...ENGINE_ON_NODE, "/types[.]ts$"] },
      { path: "^contracts/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "engine-meets-contracts-in-types",
      "A shared noun enters the engine once, in the types.ts of the stage that makes it; later stages take it from that stage, so imports follow the data.",
      { path: "^engine/", pathNot: ["/types[.]ts$", ...ENGINE_ON_NODE] },
      { path: "^contracts/" },
    ),
    rule(
      "engine-carries-no-validator",
      "What the engine takes from contracts is erased at compile time, but for the plain table of limits.",
      { path: "^engine/.*/types[.]ts$" },
      { path: "^contracts/", pathNot: "^contracts/limits[.]ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "engine-is-pure",
      "No Node built-ins in the engine: bytes and text in, values out.",
      { path: "^engine/", pathNot: ENGINE_ON_NODE },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "engine-looks-down-only",
      "The engine does not know who calls it.",
      { path: "^engine/", pathNot: ENGINE_ON_NODE },
      { path: "^(server|web|sdk|cli)/" },
    ),
    rule(
      "engine-without-its-evaluation",
      "What measures or trains the engine imports it, never the other way round: parameters come in as data.",
      { path: "^engine/", pathNot: ENGINE_ON_NODE },
      { path: "^engine/(eval|corpus)/" },
    ),
    ...thirdPartyRules,
    ...stageRules,
    ...doorRules,
    rule(
      "sdk-only-contracts",
      "The sdk is what strangers install: contracts and nothing else.",
      { path: "^sdk/" },
      { path: "^(engine|server|web|cli)/" },
    ),
    rule(
      "server-not-web-or-sdk",
      "The server serves; it does not know its clients.",
      { path: "^server/", pathNot: ["[.]test[.]ts$", "/test/"] },
      { path: "^(web|sdk)/" },
    ),
    rule(
      "server-features-apart",
      "One feature reaches another only through its index.ts (what it offers).",
      { path: "^server/features/([^/]+)/" },
      { path: "^server/features/[^/]+/", pathNot: ["^server/features/$1/", "^server/features/[^/]+/index[.]ts$"] },
    ),
    rule(
      "server-platform-below-features",
      "Platform folders serve the features and know none of them.",
      { path: `^server/(${SERVER_PLATFORM.join("|")})/` },
      { path: "^server/features/" },
    ),
    rule(
      "server-sql-in-stores",
      "A feature's SQL lives in its store.ts; handlers and work files ask the store.",
      { path: "^server/features/", pathNot: ["/store[.]ts$", "[.]test[.]ts$"] },
      { path: "^server/db/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "server-policies-are-pure",
      "policy.ts answers may-this-person-do-that from values alone.",
      { path: "^server/features/[^/]+/policy[.]ts$" },
      { pathNot: ["^contracts/"], dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "web-engine-bias-only",
      "The browser runs one stage itself: bias highlighting while typing.",
      { path: "^web/" },
      { path: "^engine/", pathNot: "^engine/bias/" },
    ),
    rule("web-not-server", "The browser reaches the server through the sdk.", { path: "^web/" }, { path: "^server/" }),
    rule(
      "web-features-apart",
      "Pages put features together; features do not import each other.",
      { path: "^web/features/([^/]+)/" },
      { path: "^web/features/", pathNot: "^web/features/$1/" },
    ),
    rule(
      "web-ui-is-a-leaf",
      "ui and lib know nothing of features, pages or app.",
      { path: "^web/(ui|lib)/" },
      { path: "^web/(features|pages|app)/" },
    ),
    rule("web-upwards", "features < pages < app", { path: "^web/features/" }, { path: "^web/(pages|app)/" }),
    rule(
      "cli-is-on-top",
      "The command line calls engine, server and sdk; nothing calls it.",
      { pathNot: ["^cli/", "^(bench|scripts|e2e)/"] },
      { path: "^cli/" },
    ),
    rule(
      "corpus-generator-stands-apart",
      "Truth comes from invented facts: the generator knows nothing of the program that is measured with it, nor that program of the generator.",
      { path: "^corpus-generator/" },
      { path: "^(contracts|engine|server|web|sdk|cli)/" },
    ),
    rule(
      "corpus-generator-is-for-measuring",
      "Only what measures the engine takes constructed candidates; the product itself never meets its generator.",
      { pathNot: ["^corpus-generator/", "^engine/eval/"] },
      { path: "^corpus-generator/" },
    ),
    rule("no-circular", "A circle hides which part comes first.", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    rule(
      "no-orphans",
      "Nothing reaches this file: delete it or wire it up.",
      { orphan: true, pathNot: ["[.]d[.]ts$", "^web/public/", "/index[.]ts$", "config[.]", "^(bench|scripts|e2e)/"] },
      {},
    ),
    rule(
      "not-to-test",
      "Product code does not import tests or their helpers.",
      { pathNot: ["[.]test[.]tsx?$", "/test/", "^e2e/"] },
      { path: ["[.]test[.]tsx?$", "/test/"] },
    ),
    rule(
      "declared-dependencies",
      "Every import is declared in the package that uses it.",
      { path: "^(contracts|engine|sdk|server|web|cli)/", pathNot: [...ENGINE_ON_NODE, "/test/"] },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[a-z]+/dist/|node_modules/[.]cache" },
    tsPreCompilationDeps: "specify",
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".d.ts", ".js", ".json"],
    },
  },
};
