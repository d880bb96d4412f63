import { describe, expect, it } from "vitest";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readHtml } from "@/lib/tools/documents/converting/reading/html/read-html";

const textsIn = (style: string, body: string) => textsOf(readHtml(`<head><style>${style}</style></head><body>${body}</body>`).blocks);

describe("what a page's style sheet hides", () => {
	it.each([
		[".draft { color: red; display: none }", '<p>A</p><p class="note draft">B</p>', ["A"]],
		["#old,.x{visibility:hidden}", '<p id="old">A</p><p class="x">B</p><p>C</p>', ["C"]],
		["aside{display:none!important} aside.a{display:block}", '<aside class="a">A</aside><p>B</p>', ["B"]],
		[".a{display:none}.a.b{display:block}", '<p class="a">A</p><p class="a b">B</p>', ["B"]],
		[".a{display:none}.a{display:block}", '<p class="a">A</p>', ["A"]],
		["/* .a{display:none} */ .b{display:none}", '<p class="a">A</p><p class="b">B</p>', ["A"]],
		["@media print{.a{display:none}} @media screen{.b{display:none}}", '<p class="a">A</p><p class="b">B</p>', ["B"]],
		["@import url(x.css); .a{display:none", '<p class="a">A</p><p>B</p>', ["B"]],
		[".a{display:none}", '<p class="a" style="display:block">A</p>', ["A"]],
		["nav .a, .a:hover{display:none}", '<p class="a">A</p>', ["A"]],
	])("%s", (style, body, texts) => {
		expect(textsIn(style, body)).toEqual(texts);
	});

	it("hides what stands within it too", () => {
		expect(textsIn(".draft{display:none}", '<div class="draft"><p>A</p><table><tr><td>B</td></tr></table></div><p>C</p>')).toEqual(["C"]);
	});
});
