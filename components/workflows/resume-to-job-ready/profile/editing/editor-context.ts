"use client";

import { createContext, useContext } from "react";
import type { SourceDocument } from "@/components/workflows/resume-to-job-ready/profile/source/document";
import type { Edit } from "@/components/workflows/resume-to-job-ready/profile/state/history";
import type { Problem } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import type { Profile, Source } from "@/components/workflows/resume-to-job-ready/profile/state/profile";

/** What the parts of the editor work with. */
export interface Editor {
	readonly profile: Profile;
	readonly document: SourceDocument | null;
	readonly problems: readonly Problem[];
	readonly edit: (edit: Edit) => void;
	/** Whether the fields of a part are open; `key` is an entry's id or the name of a part. */
	readonly isOpen: (key: string) => boolean;
	readonly setOpen: (key: string, isOpen: boolean) => void;
	/** Puts the keyboard at a value once it is on the screen: at the control of this name, at its field, or at the whole. */
	readonly focusNext: (path: string, control?: string) => void;
	readonly showSource: (label: string, source: Source, words?: string) => void;
	/** The source that is shown now. */
	readonly shownSource: Source | null;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
	const editor = useContext(EditorContext);
	if (!editor) throw new Error("This belongs inside the profile editor.");
	return editor;
}

/** Which part of the screen holds the value of a path: its fields have to be open for it to be mended. */
export function partOf(profile: Profile, path: string): string | null {
	const [, list, index] = /^(experience|education|otherSections)\[(\d+)\]/.exec(path) ?? [];
	if (list === "experience") return profile.experience[Number(index)]?.experienceId ?? null;
	if (list === "education") return profile.education[Number(index)]?.educationId ?? null;
	if (list === "otherSections") return `section-${index}`;
	if (/^(name|headline|contact)\b/.test(path)) return "contact";
	return /^(summary|certifications|languages)\b/.exec(path)?.[0] ?? null;
}

/** Where on the page that part stands, with the button that opens it. */
export function placeOf(part: string, path: string): string {
	if (part === "summary") return "summary-part";
	return /^(?:experience|education|otherSections)\[\d+\]/.exec(path)?.[0] ?? part;
}
