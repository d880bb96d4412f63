"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const DELAY_MS = 300;

/** Says more about `children`, which must be one focusable element. Never the only place of something needed. */
export function Tooltip({ text, children, side = "top" }: { text: ReactNode; children: ReactNode; side?: "top" | "right" | "bottom" | "left" }) {
	return (
		<Radix.Provider delayDuration={DELAY_MS}>
			<Radix.Root>
				<Radix.Trigger asChild>{children}</Radix.Trigger>
				<Radix.Portal>
					<Radix.Content
						side={side}
						sideOffset={6}
						collisionPadding={8}
						className="z-50 max-w-72 animate-enter rounded-md bg-ink px-2.5 py-1.5 text-canvas text-sm"
					>
						{text}
					</Radix.Content>
				</Radix.Portal>
			</Radix.Root>
		</Radix.Provider>
	);
}
