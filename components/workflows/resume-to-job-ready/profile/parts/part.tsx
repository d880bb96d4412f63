"use client";

import { Pencil, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";

interface PartProps {
	title: string;
	/** Where it stands in the profile. */
	path: string;
	/** Shown at the right of the heading. */
	actions?: ReactNode;
	children: ReactNode;
}

/** One part of the profile under its heading. */
export function Part({ title, path, actions, children }: PartProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} data-path={path} tabIndex={-1} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-3 p-5 outline-offset-[-2px]">
			<div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
				<h4 id={id} className="font-semibold text-lg">
					{title}
				</h4>
				{actions && <div className="flex flex-wrap items-center gap-1">{actions}</div>}
			</div>
			{children}
		</section>
	);
}

/** Opens the fields of a part or an entry, in place; closed again by Done. */
export function EditButton({ part, path, what }: { part: string; path: string; what: string }) {
	const { isOpen, setOpen, focusNext } = useEditor();
	if (isOpen(part)) {
		return (
			<Button
				size="sm"
				data-control="edit"
				onClick={() => {
					setOpen(part, false);
					focusNext(path, "edit");
				}}
			>
				Done<span className="sr-only"> with {what}</span>
			</Button>
		);
	}
	return (
		<Button
			variant="ghost"
			size="sm"
			data-control="edit"
			icon={<Pencil aria-hidden />}
			onClick={() => {
				setOpen(part, true);
				focusNext(path);
			}}
		>
			Edit<span className="sr-only"> {what}</span>
		</Button>
	);
}

export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
	return (
		<Button variant="ghost" size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
			{label}
		</Button>
	);
}

/** A value as it stands; what is missing is said. */
export function ReadValue({ children, missing }: { children: string | null | undefined; missing: string }) {
	return children ? <span className="wrap-anywhere">{children}</span> : <span className="text-ink-muted italic">{missing}</span>;
}
