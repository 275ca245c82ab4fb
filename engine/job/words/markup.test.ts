import { expect, it } from "vitest";
import { readJob } from "../index.ts";
import { withoutMarkup } from "./markup.ts";

const PAGE = [
  '<h2>Payroll Clerk</h2><p><strong>You need:</strong></p><ul><li>Excel&nbsp;</li><li class="a b">SAP &amp; Sage</li></ul>',
  "<p><strong>Nice to have:</strong></p><ul><li>Tableau</li></ul><p>Ring us<br/>or write.</p>",
].join("\n");

it("a page pasted with its tags is read like its plain text, and quotes what was pasted", () => {
  const reading = readJob(PAGE);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { title, requirements } = reading.job;
  expect(title).toBe("Payroll Clerk");
  expect(requirements.map(({ importance, name }) => `${importance} ${name}`)).toEqual([
    "must Excel",
    "must SAP",
    "must Sage",
    "nice Tableau",
  ]);
  for (const { quote } of requirements) expect(PAGE.slice(quote.start, quote.end)).toBe(quote.text);
});

it("tags leave every offset where it was, signs by name or number become themselves", () => {
  const text = withoutMarkup("<b>A&#8211;B</b> &lt;3 &#x27;x&#x27;<br>&copy;");
  expect(text).toHaveLength("<b>A&#8211;B</b> &lt;3 &#x27;x&#x27;<br>&copy;".length);
  expect(text.replace(/\s+/g, " ").trim()).toBe("A– B < 3 ' x' &copy;");
});

it("a single tag, an unknown one and a smaller-than sign stay words", () => {
  for (const text of ["C++ <b> templates", "a < b and b > c", "<blink>x</blink><marquee>y</marquee>"])
    expect(withoutMarkup(text)).toBe(text);
});

it("what a page holds for the browser is read by nobody, a tag that is named stays a word", () => {
  const page = "<h1>Cook</h1><script>alert(1)</script><style>p { color: red }</style><!-- Java --><p>Needed: <b>SQL</b></p>";
  const text = withoutMarkup(page);
  expect(text).toHaveLength(page.length);
  expect(text.replace(/\s+/g, " ").trim()).toBe("Cook Needed: SQL");
  expect(withoutMarkup("Knows what a <script> tag does")).toBe("Knows what a <script> tag does");
});
