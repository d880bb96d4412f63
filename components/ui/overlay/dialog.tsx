"use client";

import { type ReactNode, useState } from "react";
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
