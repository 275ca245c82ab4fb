import { is } from "drizzle-orm";
import { type ForeignKey, getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { CHANGES, type Change } from "./schema/changes.ts";
import * as schema from "./schema/index.ts";

type Table = ReturnType<typeof getTableConfig>;
type Column = Table["columns"][number];

const HEAD = `# The data model

Made from \`server/db/schema\` by \`npm run docs\`; PostgreSQL 15 dialect, the same tables in the embedded database and on a server. Besides these the queue keeps its own schema \`pgboss\` and migrations theirs, \`drizzle\`.

Every row that belongs to a person carries \`owner_id\`, and keys to a parent hold it too: the database refuses a row that points into another account. Times are \`timestamptz\` of the database's clock; days that matter to a score are \`date\`.
`;

/** The schema as a page: per table its key, its owner, what deletes its rows and what may change in them. */
export function toDataModel(): string {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows = tables.map((table) => {
    const owner = table.columns.some(({ name }) => name === "owner_id") ? "owner_id" : "–";
    const deletes = table.foreignKeys.filter((key) => key.onDelete === "cascade").map(toParent);
    return `| [\`${table.name}\`](#${table.name}) | ${toKey(table)} | ${owner} | ${deletes.join(", ") || "–"} | ${toChange(table.name).kind} |`;
  });
  const overview = ["| Table | Key | Owner | Deleted with | Changes |", "|---|---|---|---|---|", ...rows].join("\n");
  return `${[HEAD, overview, ...tables.map(toSection)].join("\n")}\n`;
}

function toSection(table: Table): string {
  const change = toChange(table.name);
  const facts = [
    `Key: ${toKey(table)}.`,
    ...table.uniqueConstraints.map(({ columns }) => `Unique: ${toNames(columns)}.`),
    ...table.foreignKeys.map((key) => toFact(key)),
    ...(change.removed === undefined ? [] : [`Deleted ${change.removed}.`]),
    change.kind === "updated" ? `Updated: ${toChanged(table, change.columns)} (${change.why}).` : "Inserted only.",
  ];
  const columns = table.columns.map((column) => `| ${column.name} | ${column.getSQLType()} | ${toRemark(column)} |`);
  return ["", `## ${table.name}`, "", ...facts.map((fact) => `- ${fact}`), "", "| Column | Type | |", "|---|---|---|", ...columns].join(
    "\n",
  );
}

function toChanged(table: Table, columns: readonly string[]): string {
  if (columns.includes("*")) return "any column";
  const unknown = columns.filter((column) => !table.columns.some(({ name }) => name === column));
  if (unknown.length > 0) throw new Error(`schema/changes.ts names columns that ${table.name} does not have: ${unknown.join(", ")}`);
  return columns.join(", ");
}

function toChange(name: string): Change {
  const change = CHANGES[name];
  if (change === undefined) throw new Error(`schema/changes.ts does not say what may change in ${name}`);
  return change;
}

function toKey(table: Table): string {
  const [composite] = table.primaryKeys;
  return toNames(composite?.columns ?? table.columns.filter(({ primary }) => primary));
}

const toNames = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).join(", ");
const toParent = (key: ForeignKey) => `\`${getTableConfig(key.reference().foreignTable).name}\``;

function toFact(key: ForeignKey): string {
  const columns = toNames(key.reference().columns);
  return key.onDelete === "cascade"
    ? `Deleted with its row of ${toParent(key)} (${columns}).`
    : `Needs its row of ${toParent(key)} (${columns}), which cannot be deleted before.`;
}

function toRemark({ notNull, hasDefault, primary, isUnique }: Column): string {
  return [primary ? "key" : "", isUnique ? "unique" : "", notNull ? "" : "may be null", hasDefault ? "has a default" : ""]
    .filter(Boolean)
    .join(", ");
}
