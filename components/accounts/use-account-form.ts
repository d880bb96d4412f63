import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { fieldErrors } from "@/components/api-client";

interface AccountFormOptions<Given extends FieldValues, Body, Answer> {
	/** The schema that the API parses the same body with. */
	schema: z.ZodType<Body, Given>;
	/** One for each field, in the order of the screen. */
	defaultValues: DefaultValues<Given>;
	send: (body: Body) => Promise<Answer>;
	onSuccess?: (answer: Answer, body: Body) => void;
}

/**
 * A form whose mistakes stand beside their fields, whether the schema finds them here or the API does later. The first wrong field gets the
 * focus, and values stay as they are over every failure. `failure` is a refusal that belongs to no field.
 */
export function useAccountForm<Given extends FieldValues, Body, Answer>({ schema, defaultValues, send, onSuccess }: AccountFormOptions<Given, Body, Answer>) {
	const form = useForm<Given, unknown, Body>({ resolver: zodResolver(schema), defaultValues });
	const fields = Object.keys(defaultValues) as Path<Given>[];
	const call = useMutation({
		mutationFn: send,
		...(onSuccess ? { onSuccess } : {}),
		onError: (error) => {
			const messages = fieldErrors(error);
			const wrong = fields.filter((field) => messages[field]);
			for (const field of wrong) form.setError(field, { type: "server", message: messages[field] ?? "" }, { shouldFocus: field === wrong[0] });
		},
	});
	const belongsToField = fields.some((field) => fieldErrors(call.error)[field]);
	return {
		form,
		call,
		failure: belongsToField ? null : call.error,
		submit: form.handleSubmit((body) => call.mutate(body)),
		errorOf: (field: Path<Given>): string | undefined => form.getFieldState(field, form.formState).error?.message,
	};
}
