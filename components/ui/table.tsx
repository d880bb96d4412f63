import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A table with a sticky header. Put `isNumeric` on the cells of numbers so that they line up. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
	return <table className={cn("w-full border-separate border-spacing-0 text-left", className)} {...rest} />;
}

export function HeaderCell({ className, isNumeric, ...rest }: ComponentProps<"th"> & { isNumeric?: boolean }) {
	return (
		<th
			scope="col"
			className={cn(
				"sticky top-0 z-10 whitespace-nowrap border-b bg-surface px-4 py-2.5 font-medium text-ink-muted text-xs",
				isNumeric && "text-right",
				className,
			)}
			{...rest}
		/>
	);
}

export function Row({ className, ...rest }: ComponentProps<"tr">) {
	return <tr className={cn("group transition-colors duration-150 hover:bg-sunken/70 has-focus-visible:bg-sunken/70", className)} {...rest} />;
}

export function Cell({ className, isNumeric, ...rest }: ComponentProps<"td"> & { isNumeric?: boolean }) {
	return (
		<td
			className={cn("border-b px-4 py-3 align-middle group-last:border-b-0", isNumeric && "whitespace-nowrap text-right font-mono text-sm", className)}
			{...rest}
		/>
	);
}
