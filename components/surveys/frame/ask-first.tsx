"use client";

import { type ReactElement, useState } from "react";
import { Button } from "@/components/ui/button";

interface AskFirstProps {
	/** What begins it; a press asks. */
	button: (ask: () => void) => ReactElement;
	question: string;
	/** What it comes to. */
	consequence: string;
	/** On the button that does it. */
	does: string;
	isBusy: boolean;
	onSure: () => void;
	error?: string | undefined;
	className?: string;
}

/** Something that can't be taken back, asked about in its own place. */
export function AskFirst({ button, question, consequence, does, isBusy, onSure, error, className }: AskFirstProps) {
	const [isAsking, setIsAsking] = useState(false);
	if (!isAsking) return button(() => setIsAsking(true));
	return (
		<div role="alertdialog" aria-label={question} className={className}>
			<div className="flex flex-wrap items-center gap-2">
				<span className="text-sm">{consequence}</span>
				<Button size="sm" autoFocus onClick={() => setIsAsking(false)}>
					Keep it
				</Button>
				<Button variant="danger" size="sm" isBusy={isBusy} onClick={onSure}>
					{does}
				</Button>
			</div>
			{error && <p className="text-danger text-sm">{error}</p>}
		</div>
	);
}
