"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { answerOf, beginHistory, type Edit, edited, type History, undone } from "@/components/workflows/resume-to-job-ready/profile/state/history";
import { type Problem, problemsOf, problemsOfRefusal } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import type { Profile } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { readProfile } from "@/components/workflows/resume-to-job-ready/profile/state/read-profile";
import { partAsIn } from "@/components/workflows/resume-to-job-ready/profile/state/taken-back";
import { tidied } from "@/components/workflows/resume-to-job-ready/profile/state/tidy";
import { partOf, placeOf } from "./editor-context";
import { reveal } from "./reveal";

const begin = (read: Profile, kept: unknown) => beginHistory(read, readProfile(kept) ?? read);

const NONE: readonly Problem[] = [];

/** The profile that a question suggests; null where it suggests none, as runs begun before it could be edited. */
export const profileOf = readProfile;

/**
 * Everything that changes while a profile is edited. `kept` is what an earlier visit left of it, `refusal` what the server said of the profile
 * that was sent last.
 */
export function useProfileEditor(read: Profile | null, kept: unknown, refusal: string | undefined) {
	const [history, setHistory] = useState<History | null>(() => read && begin(read, kept));
	/** The parts whose fields are open, each with the profile as it was when they were opened. */
	const [open, setOpen] = useState<ReadonlyMap<string, Profile>>(() => new Map());
	const [sent, setSent] = useState<Profile | null>(null);
	const pendingRef = useRef<{ path: string; control?: string | undefined } | null>(null);
	const now = history?.now ?? null;
	const answer = useMemo(() => history && answerOf(history), [history]);
	const problems = useMemo(() => (now ? problemsOf(now) : NONE), [now]);
	const refused = useMemo(() => (refusal && sent !== null && sent === now ? problemsOfRefusal(refusal) : NONE), [refusal, sent, now]);

	useEffect(() => {
		const pending = pendingRef.current;
		if (pending && reveal(pending.path, pending.control)) pendingRef.current = null;
	});

	const setPartOpen = useCallback(
		(key: string, isOpen: boolean) => {
			setOpen((parts) => {
				const before = parts.get(key) ?? now;
				const others = [...parts].filter(([own]) => own !== key);
				return new Map(isOpen && before ? [...others, [key, before]] : others);
			});
		},
		[now],
	);
	const focusNext = useCallback((path: string, control?: string) => {
		pendingRef.current = { path, control };
	}, []);
	const show = useCallback(
		(path: string) => {
			const part = now && partOf(now, path);
			if (part) setPartOpen(part, true);
			else setOpen((parts) => new Map(parts));
			pendingRef.current = { path };
		},
		[now, setPartOpen],
	);

	/** Closes the fields that hold `path` without what was typed in them since they were opened; one step brings it back. False where none are open. */
	const leave = useCallback(
		(path: string) => {
			const part = now && partOf(now, path);
			const before = part && open.get(part);
			if (!part || !before) return false;
			setHistory((own) => own && edited(own, { what: "Left without what was changed here", change: partAsIn(before, part) }));
			setPartOpen(part, false);
			pendingRef.current = { path: placeOf(part, path), control: "edit" };
			return true;
		},
		[now, open, setPartOpen],
	);

	const firstRefused = refused[0]?.path;
	// biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each refusal, not again while the profile is mended
	useEffect(() => {
		if (firstRefused) show(firstRefused);
	}, [firstRefused, refused]);

	return {
		history,
		/** What to answer with; null when nothing was changed. */
		answer,
		problems: useMemo(() => [...problems, ...refused], [problems, refused]),
		/** The first problem that the page itself knows; what is wrong must not be sent. */
		blocking: problems[0] ?? null,
		refused,
		edit: useCallback((edit: Edit) => setHistory((own) => own && edited(own, edit)), []),
		undo: useCallback(() => setHistory((own) => own && undone(own)), []),
		isOpen: useCallback((key: string) => open.has(key), [open]),
		setOpen: setPartOpen,
		focusNext,
		leave,
		show,
		/** Call as it is sent: what was begun and left empty goes, so that the server counts entries as the screen does. */
		settle: useCallback(() => {
			if (!history) return;
			const clean = tidied(history.now);
			setHistory({ ...history, now: clean });
			setSent(clean);
		}, [history]),
	};
}

export type ProfileEditing = ReturnType<typeof useProfileEditor>;
