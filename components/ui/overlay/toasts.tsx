"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useTheme } from "next-themes";
import { Toaster } from "sonner";

/** Passing messages as they look here. */
export function Toasts() {
	const { resolvedTheme } = useTheme();
	return (
		<Toaster
			theme={resolvedTheme === "dark" ? "dark" : "light"}
			position="top-center"
			offset={{ top: 64, bottom: 96 }}
			mobileOffset={{ top: 64, bottom: 96 }}
			icons={{
				success: <CircleCheck aria-hidden className="size-4 text-success" />,
				error: <CircleAlert aria-hidden className="size-4 text-danger" />,
				warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
				info: <Info aria-hidden className="size-4 text-info" />,
			}}
			toastOptions={{
				unstyled: true,
				classNames: {
					toast: "flex w-[min(22rem,calc(100vw-2rem))] items-start gap-3 rounded-lg bg-raised p-4 text-base text-ink shadow-float font-sans",
					icon: "mt-0.5",
					title: "font-medium",
					description: "text-sm text-ink-muted",
					actionButton: "ml-auto shrink-0 font-medium text-accent",
				},
			}}
		/>
	);
}
