import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/class-names";

/** What a control needs to be tied to its label, help and error. */
export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

interface FieldProps {
	label: ReactNode;
	help?: ReactNode;
	error?: string | undefined;
	isOptional?: boolean;
	className?: string;
	children: (control: FieldControl) => ReactNode;
}

/** Label above, control, help below, and the error in words beside it. */
export function Field({ label, help, error, isOptional, className, children }: FieldProps) {
	const id = useId();
	const describedBy = [help ? `${id}-help` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
	return (
		<div className={cn("grid content-start gap-1.5", className)}>
			<label htmlFor={id} id={`${id}-label`} className="flex items-baseline justify-between gap-2 font-medium text-sm">
				<span>{label}</span>
				{isOptional && <span className="font-normal text-ink-faint text-xs">Optional</span>}
			</label>
			{children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
			{error && (
				<p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-sm">
					<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere min-w-0">{error}</span>
				</p>
			)}
			{help && (
				<p id={`${id}-help`} className="wrap-anywhere text-ink-muted text-sm">
					{help}
				</p>
			)}
		</div>
	);
}
