import type { Spec } from "@/lib/catalog/spec";
import { stepsNamedIn } from "./references";

/** The documents of a delivery whose steps have all been done. */
export function documentsOf(spec: Spec, results: ReadonlyArray<{ readonly stepId: string; readonly succeeded: boolean }>): Spec["delivery"]["documents"] {
	const isDone = (stepId: string) => results.some((result) => result.stepId === stepId && result.succeeded);
	return spec.delivery.documents.filter(({ from }) => stepsNamedIn(from).every(isDone));
}
