"use client";

import { List, X } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { SearchInput } from "@/components/ui/form/search-input";
import { useFormat } from "@/components/ui/format/locale";

/** Leaves of what names the words by which it is found what has all of these in sight. Returns the entries that are; null where nothing is searched for. */
function filter(nav: HTMLElement, query: string): HTMLElement[] | null {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const found: HTMLElement[] = [];
	for (const entry of nav.querySelectorAll<HTMLElement>("[data-words]")) {
		const own = (entry.dataset.words ?? "").toLowerCase();
		entry.dataset.listed ??= String(!entry.hidden);
		const isFound = words.length > 0 && words.every((word) => own.includes(word));
		entry.hidden = words.length > 0 ? !isFound : entry.dataset.listed === "false";
		if (isFound) found.push(entry);
	}
	// Everything that is found is in sight; afterwards the part that is read is open, as before.
	for (const fold of nav.querySelectorAll("details")) fold.open = words.length > 0 || fold.querySelector("[aria-current=true]") !== null;
	for (const sum of nav.querySelectorAll<HTMLElement>("[data-entries]")) {
		const shown = sum.closest("details")?.querySelectorAll("[data-words]:not([hidden])").length ?? 0;
		sum.textContent = words.length > 0 ? `${shown} of ${sum.dataset.entries}` : (sum.dataset.entries ?? "");
	}
	for (const part of nav.querySelectorAll<HTMLElement>("[data-part]")) part.hidden = words.length > 0 && !part.querySelector("[data-words]:not([hidden])");
	return words.length > 0 ? found : null;
}

/** Scrolls the contents alone, where they have a place beside the page: the page itself stays where it is read. */
function keepInSight(nav: HTMLElement | null, link: Element): void {
	if (!nav || nav.scrollHeight <= nav.clientHeight || nav.contains(document.activeElement)) return;
	const [box, own] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
	if (own.top < box.top + 80 || own.bottom > box.bottom) nav.scrollTop += own.top - box.top - box.height / 3;
}

/** Marks the section and the operation that are being read among the contents, and keeps them in sight there. */
function usePlace(navRef: { readonly current: HTMLElement | null }): void {
	const pathname = usePathname();
	useEffect(() => {
		const nav = navRef.current;
		const here = [...(nav?.querySelectorAll("a") ?? [])].find((link) => link.getAttribute("href") === pathname) ?? null;
		here?.setAttribute("aria-current", "true");
		const own = here?.closest("details");
		if (own) own.open = true;
		let marked: Element | null = here;
		const observer = new IntersectionObserver(
			(entries) => {
				const top = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
				const link = top && navRef.current?.querySelector(`a[href="${pathname}#${CSS.escape(top)}"]`);
				if (!link || link === marked) return;
				marked?.removeAttribute("aria-current");
				link.setAttribute("aria-current", "true");
				marked = link;
				const fold = link.closest("details");
				if (fold) fold.open = true;
				keepInSight(navRef.current, link);
			},
			{ rootMargin: "-10% 0px -80% 0px" },
		);
		for (const article of document.querySelectorAll("main article[id]")) observer.observe(article);
		return () => {
			observer.disconnect();
			for (const link of nav?.querySelectorAll("[aria-current]") ?? []) link.removeAttribute("aria-current");
		};
	}, [navRef, pathname]);
}

interface MoreEntry {
	readonly href: string;
	readonly text: string;
	readonly words: string;
}

/** The entries that do not stand on every page, once somebody searches; none where they can't be loaded. */
function useMoreEntries(): { more: readonly MoreEntry[]; load: () => void } {
	const [more, setMore] = useState<readonly MoreEntry[]>([]);
	const isAskedRef = useRef(false);
	function load() {
		if (isAskedRef.current) return;
		isAskedRef.current = true;
		fetch("/docs/api/more")
			.then(async (response) => setMore(response.ok ? ((await response.json()) as MoreEntry[]) : []))
			.catch(() => {
				isAskedRef.current = false;
			});
	}
	return { more, load };
}

/** Whether a press on a link is for this window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean => button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** The contents with a field to search them; Enter leads to what is found first, / to the field. The links are there without script too. */
export function ContentsSearch({ entryStyle, children }: { entryStyle: string; children: ReactNode }) {
	const { count } = useFormat();
	const router = useRouter();
	const { more, load } = useMoreEntries();
	const navRef = useRef<HTMLElement>(null);
	const [query, setQuery] = useState("");
	const queryRef = useRef("");
	const [found, setFound] = useState<number | null>(null);
	const [isFolded, setIsFolded] = useState(true);
	usePlace(navRef);

	useEffect(() => {
		function onKeyDown(event: globalThis.KeyboardEvent) {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
			event.preventDefault();
			navRef.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);

	// What was asked for meanwhile is searched as well.
	useEffect(() => {
		if (more.length > 0 && navRef.current) setFound(filter(navRef.current, queryRef.current)?.length ?? null);
	}, [more]);

	function search(text: string) {
		setQuery(text);
		queryRef.current = text;
		if (text !== "") load();
		setFound(navRef.current ? (filter(navRef.current, text)?.length ?? null) : null);
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Escape") {
			if (query !== "") search("");
			else setIsFolded(true);
		}
		if (event.key !== "Enter" || query === "") return;
		event.preventDefault();
		navRef.current?.querySelector<HTMLAnchorElement>("[data-words]:not([hidden]) a")?.click();
	}

	const isListed = !isFolded || query !== "";
	const isPhone = () => !window.matchMedia("(min-width: 64rem)").matches;
	/** What lay over the page goes away with what was chosen from it; beside the page it stays. */
	function close() {
		if (!isPhone()) return;
		setIsFolded(true);
		search("");
	}
	/** Another section comes without loading the page anew, so that a key that was typed and the language stay. */
	function follow(event: MouseEvent) {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || !isPlain(event)) return;
		close();
		const href = link.getAttribute("href") ?? "";
		if (href.split("#")[0] === window.location.pathname) return;
		event.preventDefault();
		router.push(href);
	}
	const toggle = () => (isListed ? close() : setIsFolded(false));
	return (
		<nav
			ref={navRef}
			aria-label="Contents of the reference"
			className="sticky top-0 z-20 grid content-start gap-4 max-lg:-mx-4 max-lg:border-b max-lg:bg-canvas max-lg:px-4 max-lg:py-2 md:max-lg:-mx-8 md:max-lg:px-8 lg:-ml-2 lg:max-h-dvh lg:overflow-y-auto lg:pr-4 lg:pl-2 lg:pb-8"
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it */}
			<div
				onKeyDown={onKeyDown}
				className="z-10 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 bg-canvas lg:sticky lg:top-0 lg:grid-cols-1 lg:pt-8 lg:pb-2"
			>
				<SearchInput label="Find in the reference" placeholder="Find a call or code" value={query} onChange={search} />
				<Button aria-expanded={isListed} icon={isListed ? <X aria-hidden /> : <List aria-hidden />} onClick={toggle} className="lg:hidden">
					{isListed ? "Close" : "Contents"}
				</Button>
				<p role="status" className="col-span-full text-ink-muted text-sm empty:hidden">
					{found === null ? "" : found === 0 ? "Nothing in the reference has these words." : count(found, "entry", "entries")}
				</p>
			</div>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links in it */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too */}
			<div
				onClick={follow}
				className={cn(
					"max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-b max-lg:bg-surface max-lg:p-4 max-lg:shadow-float md:max-lg:px-8",
					!isListed && "max-lg:hidden",
				)}
			>
				{children}
				<ul data-part hidden className="mt-4 grid">
					{more.map(({ href, text, words }) => (
						<li key={href} hidden data-words={`${text} ${words}`}>
							<a href={href} className={entryStyle}>
								{text}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
