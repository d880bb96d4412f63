import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Card({ className, ...rest }: ComponentProps<"div">) {
	return <div className={cn("rounded-lg border bg-surface", className)} {...rest} />;
}
