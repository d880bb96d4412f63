"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { lateModule, useLateModule } from "@/components/ui/late-module";
import { ComingOverlay } from "./coming-overlay";

export interface DialogProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	title: string;
	description?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	className?: string;
	/** It opens by itself while somebody may be typing: the dialog has the focus, and none of its buttons, so that the next key chooses nothing. */
	isUnasked?: true;
}

const dialogs = lateModule(() => import("./dialog-window"));

/** One decision that must be made before going on. */
export function Dialog(props: DialogProps) {
	const { isOpen, onOpenChange, title, isUnasked } = props;
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen && !wasOpen) setWasOpen(true);
	const { module, hasFailed } = useLateModule(dialogs, isOpen);
	if (module) return wasOpen && <module.DialogWindow {...props} />;
	return (
		isOpen && (
			<ComingOverlay
				title={title}
				hasFailed={hasFailed}
				isUnasked={isUnasked}
				onClose={() => onOpenChange(false)}
				className="top-[12vh] left-1/2 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 rounded-lg"
			/>
		)
	);
}

interface SureActionsProps {
	/** What leaving all as it is is called. */
	keep?: string;
	onKeep: () => void;
	isBusy?: boolean;
	onSure: () => void;
	/** What is done, in the words of its button. */
	children: ReactNode;
}

/** The two ways on from "are you sure?": all stays as it is, or what cannot be taken back is done. */
export function SureActions({ keep = "Keep it", onKeep, isBusy = false, onSure, children }: SureActionsProps) {
	return (
		<>
			<Button onClick={onKeep}>{keep}</Button>
			<Button variant="danger" isBusy={isBusy} onClick={onSure}>
				{children}
			</Button>
		</>
	);
}
