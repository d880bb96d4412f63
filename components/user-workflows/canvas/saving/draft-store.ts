import { z } from "zod";
import type { CanvasDocument } from "@/components/user-workflows/document/document";
import type { Kept } from "./saver";

const Position = z.object({ x: z.number(), y: z.number() });
const Document: z.ZodType<CanvasDocument> = z.object({
	name: z.string(),
	description: z.string(),
	systemPrompt: z.string(),
	tags: z.array(z.string()),
	nodes: z.array(z.object({ nodeId: z.string(), toolName: z.string(), position: Position, note: z.string() })),
	edges: z.array(z.object({ from: z.string(), to: z.string() })),
	groups: z.array(z.object({ nodeId: z.string(), name: z.string() })),
});

/** Changes that the server has not got yet, with what they were made to. */
export const Draft = z.object({ base: z.object({ document: Document, itemVersion: z.int() }), document: Document, keptAtMs: z.number() });
export type Draft = z.infer<typeof Draft>;

const TAB_KEY = "workflow-tab";
const prefixOf = (ownerId: string, workflowId: string) => `workflow-draft:${ownerId}:${workflowId}:`;
const lockOf = (tabId: string) => `workflow-tab:${tabId}`;

/** Where a tab keeps what it has not saved: each tab by itself, so that two of the same workflow never overwrite each other. */
export interface DraftStore {
	keep(draft: { base: Kept; document: CanvasDocument } | null): void;
	/** What this tab left behind, or a tab that is closed by now. */
	found: Draft | null;
}

function parse(text: string | null): Draft | null {
	if (text === null) return null;
	try {
		return Draft.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** The id of this tab. It outlives a reload; a tab that was copied with its storage gets one of its own. */
async function tabId(openTabs: ReadonlySet<string>): Promise<string> {
	const known = sessionStorage.getItem(TAB_KEY);
	if (known !== null && !openTabs.has(lockOf(known))) return known;
	const fresh = crypto.randomUUID();
	sessionStorage.setItem(TAB_KEY, fresh);
	return fresh;
}

const heldHere = new Set<string>();

/** The tabs that are open: each holds a lock as long as it lives. */
async function openTabs(): Promise<Set<string>> {
	const held = await navigator.locks?.query();
	return new Set((held?.held ?? []).flatMap(({ name }) => (name && !heldHere.has(name) ? [name] : [])));
}

function holdLock(tab: string): void {
	const name = lockOf(tab);
	if (heldHere.has(name)) return;
	heldHere.add(name);
	void navigator.locks?.request(name, { ifAvailable: true }, () => new Promise(() => undefined));
}

/** Opens the place of a workflow's unsaved changes on this device. What a closed tab left is taken over. */
export async function openDraftStore(ownerId: string, workflowId: string): Promise<DraftStore> {
	const open = await openTabs();
	const tab = await tabId(open);
	holdLock(tab);
	const prefix = prefixOf(ownerId, workflowId);
	const own = prefix + tab;
	const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !open.has(lockOf(key.slice(prefix.length))));
	const drafts = keys.flatMap((key) => {
		const draft = parse(localStorage.getItem(key));
		return draft ? [{ key, draft }] : [];
	});
	const newest = drafts.find(({ key }) => key === own) ?? drafts.sort((one, other) => other.draft.keptAtMs - one.draft.keptAtMs)[0];
	if (newest && newest.key !== own) {
		localStorage.setItem(own, JSON.stringify(newest.draft));
		localStorage.removeItem(newest.key);
	}
	return {
		found: newest?.draft ?? null,
		keep(draft) {
			try {
				if (draft) localStorage.setItem(own, JSON.stringify({ ...draft, keptAtMs: Date.now() } satisfies Draft));
				else localStorage.removeItem(own);
			} catch {
				// A full or forbidden storage: the changes stay on the page, and saving goes on.
			}
		},
	};
}
