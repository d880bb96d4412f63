"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { EntryCard } from "./entry-card";
import { type CommunityFilter, communityAddress, readFilter } from "./filter";
import { communityQuery } from "./queries";

const SORTS = [
	{ value: "recent", label: "Newest first" },
	{ value: "popular", label: "Most liked first" },
];

/** The gallery: what is asked for stands in the address, so that it can be sent to somebody. */
export function Gallery({ tags }: { tags: ReadonlyArray<{ tag: string; count: number }> }) {
	const pathname = usePathname();
	const filter = readFilter(useSearchParams());
	const list = useInfiniteQuery({ ...communityQuery(filter), placeholderData: keepPreviousData });
	const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
	const change = (next: Partial<CommunityFilter>) => {
		const address = communityAddress({ ...filter, ...next });
		window.history.replaceState(null, "", address.replace("/community", pathname));
	};
	return (
		<div className="grid grid-cols-1 gap-6">
			<Toolbar key={filter.q ?? ""} filter={filter} onChange={change} />
			{tags.length > 0 && <TagBar tags={tags} chosen={filter.tag} onChoose={(tag) => change({ tag })} />}
			{list.error && (
				<Notice tone="danger" title="The workflows could not be loaded" action={<Button onClick={() => list.refetch()}>Try again</Button>}>
					{messageOf(list.error)}
				</Notice>
			)}
			{list.isPending && <Skeleton className="h-96 rounded-lg" />}
			{list.data && entries.length === 0 && <NothingFound isFiltered={filter.q !== null || filter.tag !== null} />}
			<ul aria-label="Workflows" aria-busy={list.isPlaceholderData} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{entries.map((entry) => (
					<li key={entry.workflowId} className="grid grid-cols-1">
						<EntryCard entry={entry} />
					</li>
				))}
			</ul>
			{list.hasNextPage && (
				<div className="justify-self-center">
					<Button isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
						Show more
					</Button>
				</div>
			)}
		</div>
	);
}

function Toolbar({ filter, onChange }: { filter: CommunityFilter; onChange: (next: Partial<CommunityFilter>) => void }) {
	const [text, setText] = useState(filter.q ?? "");
	const search = (event: FormEvent) => {
		event.preventDefault();
		onChange({ q: text.trim() === "" ? null : text.trim() });
	};
	return (
		<div className="flex flex-wrap gap-3">
			<search className="min-w-0 flex-1 basis-64">
				<form onSubmit={search} className="flex gap-2">
					<Input
						type="search"
						aria-label="Search workflows"
						placeholder="Words of a name or description"
						maxLength={100}
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
					<Button type="submit" icon={<Search aria-hidden />}>
						Search
					</Button>
				</form>
			</search>
			<Select
				aria-label="Order"
				className="w-48"
				value={filter.sort}
				onValueChange={(sort) => onChange({ sort: sort === "popular" ? "popular" : "recent" })}
				options={SORTS}
			/>
		</div>
	);
}

interface TagBarProps {
	tags: ReadonlyArray<{ tag: string; count: number }>;
	chosen: string | null;
	onChoose: (tag: string | null) => void;
}

function TagBar({ tags, chosen, onChoose }: TagBarProps) {
	const shown = chosen !== null && !tags.some(({ tag }) => tag === chosen) ? [{ tag: chosen, count: 0 }, ...tags] : tags;
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">Tags</legend>
			{shown.map(({ tag }) => (
				<button
					key={tag}
					type="button"
					aria-pressed={tag === chosen}
					onClick={() => onChoose(tag === chosen ? null : tag)}
					className={cn(
						"h-8 rounded-full border px-3 text-sm transition-colors duration-150 pointer-coarse:h-10",
						tag === chosen ? "border-accent bg-accent-soft font-medium text-accent" : "border-line-strong/60 bg-surface text-ink-muted hover:text-ink",
					)}
				>
					{tag}
				</button>
			))}
		</fieldset>
	);
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
	return isFiltered ? (
		<EmptyState title="No workflow fits" text="Try other words, or take the tag off." />
	) : (
		<EmptyState title="Nobody has shared a workflow yet" text="Make one of your own from a workflow of ours, try it, and share it: it stands here then." />
	);
}
