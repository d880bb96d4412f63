import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextDiff } from "@/components/goal-jobs/compare/text-diff";
import { textQuery } from "@/components/goal-jobs/results/file-content";

const file = (id: string, text: string) => ({ id, mimeType: "application/json", sizeBytes: text.length, downloadUrl: `/files/${id}`, text });

/** What a person reads once both files are there. */
function shown(one: string, other: string): string {
	const client = new QueryClient();
	const files = [file("one", one), file("other", other)] as const;
	for (const { id, downloadUrl, text } of files) client.setQueryData(textQuery({ artifactId: id, downloadUrl }).queryKey, text);
	const [before, after] = files;
	const page = renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(TextDiff, { before, after })));
	client.clear();
	return page
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
}

const numbers = (from: number) => JSON.stringify(Array.from({ length: 1000 }, (_, index) => from + index));

it("shows two files line by line, JSON laid out, with what stands around each change", () => {
	const text = shown('{"focus":"rating","rows":1056}', '{"focus":"revenue","rows":1056}');
	expect(text).toBe("{ − removed &quot;focus&quot;: &quot;rating&quot;, + added &quot;focus&quot;: &quot;revenue&quot;, &quot;rows&quot;: 1056 }");
});

it("says of files that differ in too many lines that they can't be shown so", () => {
	expect(shown(numbers(0), numbers(2000))).toBe("They differ in too many lines, or are too long, to be shown line by line. Download both to compare them.");
	// So do those that are too long: they have all in common.
	expect(shown(JSON.stringify(Array(30_000).fill(1)), JSON.stringify(Array(30_000).fill(1)))).toMatch(/^They differ in too many lines, or are too long/);
});
