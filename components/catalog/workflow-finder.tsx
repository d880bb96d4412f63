"use client";

import Link from "next/link";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/form/search-input";
import { useFormat } from "@/components/ui/format/locale";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { EarlierVersions } from "./earlier-versions";
import { findWorkflows } from "./shelves";
import { WorkflowGrid, WorkflowShelves } from "./workflow-shelves";

const LONGEST_SEARCH = 200;

interface WorkflowFinderProps {
	workflows: readonly CatalogEntry[];
	/** What people say for each, by its id. */
	said: Readonly<Record<string, readonly string[]>>;
	/** The least price of each by what its steps cost. */
	prices: Readonly<Record<string, number>>;
	begun: string;
}

/** All workflows by shelves; what is typed leaves those that it means, by their names, by what goes in or out, or by what people say for them. */
export function WorkflowFinder({ workflows, said, prices, begun }: WorkflowFinderProps) {
	const { count } = useFormat();
	const [text, setText] = useState(begun);
	const query = useDeferredValue(text).trim();
	const current = useMemo(() => workflows.filter(({ deprecated }) => !deprecated), [workflows]);
	const outdated = workflows.filter(({ deprecated }) => deprecated);
	const found = useMemo(() => findWorkflows(query, current, said), [query, current, said]);

	function search(next: string) {
		setText(next);
		// What is looked for comes back with the page, also from what was opened.
		window.history.replaceState(null, "", next.trim() === "" ? "/catalog" : `/catalog?q=${encodeURIComponent(next.trim())}`);
	}

	return (
		<>
			<search className="grid grid-cols-1 gap-2">
				<SearchInput
					label="Find a workflow"
					placeholder="Cover letter, black out names, CSV to Excel"
					value={text}
					onChange={search}
					maxLength={LONGEST_SEARCH}
					className="max-w-xl"
				/>
				<p role="status" className="min-h-5 text-ink-muted text-sm">
					{query === "" ? `${count(current.length, "workflow")}. Nothing starts before you confirm it.` : foundWords(found, query, count)}
				</p>
			</search>
			{query === "" ? (
				<WorkflowShelves workflows={current} prices={prices} />
			) : found.workflows.length > 0 ? (
				<section aria-label="Found">
					<h2 className="sr-only">Found</h2>
					<WorkflowGrid workflows={found.workflows} prices={prices} />
				</section>
			) : (
				<div className="flex flex-wrap gap-2">
					<Button asChild variant="primary">
						<Link href={`/home?goal=${encodeURIComponent(query)}`}>Ask for it in your words</Link>
					</Button>
					<Button onClick={() => search("")}>Show all workflows</Button>
				</div>
			)}
			{query === "" && outdated.length > 0 && <EarlierVersions outdated={outdated} workflows={workflows} />}
		</>
	);
}

function foundWords({ workflows, isExact }: ReturnType<typeof findWorkflows>, query: string, count: (n: number, one: string) => string): string {
	if (workflows.length === 0) return `Nothing here is called “${query}”.`;
	return isExact ? `${count(workflows.length, "workflow")} for “${query}”` : `Nothing has all of these words. The nearest:`;
}
