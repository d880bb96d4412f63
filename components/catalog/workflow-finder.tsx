"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/form/search-input";
import { useFormat } from "@/components/ui/format/locale";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { EarlierVersions } from "./earlier-versions";
import { meantQuery } from "./queries";
import { findWorkflows } from "./shelves";
import { WorkflowGrid, WorkflowShelves } from "./workflow-shelves";

const LONGEST_SEARCH = 200;
const MEANT_AFTER_MS = 300;
const NONE: readonly CatalogEntry[] = [];

interface WorkflowFinderProps {
	workflows: readonly CatalogEntry[];
	/** What people say for each, by its id. */
	said: Readonly<Record<string, readonly string[]>>;
	/** The least price of each by what its steps cost. */
	prices: Readonly<Record<string, number>>;
	begun: string;
	/** Whether they are shown to who has no session yet. */
	isOpen?: boolean;
}

/** All workflows by shelves; what is typed leaves those that it means, by their names, by what goes in or out, or by what people say for them. */
export function WorkflowFinder({ workflows, said, prices, begun, isOpen = false }: WorkflowFinderProps) {
	const { count } = useFormat();
	// Who comes back finds what they looked for, as the address has it.
	const params = useSearchParams();
	const [text, setText] = useState(() => params.get("q") ?? begun);
	const query = useDeferredValue(text).trim();
	const current = useMemo(() => workflows.filter(({ deprecated }) => !deprecated), [workflows]);
	const outdated = workflows.filter(({ deprecated }) => deprecated);
	const named = useMemo(() => findWorkflows(query, current, said), [query, current, said]);
	const meant = useMeant(isOpen || (named.isExact && named.workflows.length > 0) ? "" : query, current);
	const found = meant.length > 0 ? { workflows: meant, isExact: true } : named;

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
					placeholder="Black out names, CSV to Excel"
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
				<WorkflowShelves workflows={current} prices={prices} isOpen={isOpen} />
			) : found.workflows.length > 0 ? (
				<section aria-label="Found">
					<h2 className="sr-only">Found</h2>
					<WorkflowGrid workflows={found.workflows} prices={prices} isOpen={isOpen} />
				</section>
			) : (
				<div className="flex flex-wrap gap-2">
					<Button asChild variant="primary">
						<Link href={isOpen ? "/" : `/home?goal=${encodeURIComponent(query)}`}>Ask for it in your words</Link>
					</Button>
					<Button onClick={() => search("")}>Show all workflows</Button>
				</div>
			)}
			{query === "" && outdated.length > 0 && <EarlierVersions outdated={outdated} workflows={workflows} />}
		</>
	);
}

/** The workflows that a search means in other words or another language, asked once the typing rests; none where its own words have found some. */
function useMeant(query: string, workflows: readonly CatalogEntry[]): readonly CatalogEntry[] {
	const [asked, setAsked] = useState(query);
	useEffect(() => {
		const timer = setTimeout(() => setAsked(query), MEANT_AFTER_MS);
		return () => clearTimeout(timer);
	}, [query]);
	const { data } = useQuery(meantQuery(asked));
	if (asked !== query || query === "") return NONE;
	return data?.matches.flatMap(({ workflowId }) => workflows.filter((workflow) => workflow.workflowId === workflowId)) ?? NONE;
}

function foundWords({ workflows, isExact }: ReturnType<typeof findWorkflows>, query: string, count: (n: number, one: string) => string): string {
	if (workflows.length === 0) return `Nothing here is called “${query}”.`;
	return isExact ? `${count(workflows.length, "workflow")} for “${query}”` : `Nothing has all of these words. The nearest:`;
}
