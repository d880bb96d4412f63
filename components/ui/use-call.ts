import { useRef, useState } from "react";

type State<Given, Answer> =
	| { readonly status: "idle" }
	| { readonly status: "pending"; readonly variables: Given }
	| { readonly status: "success"; readonly variables: Given; readonly data: Answer }
	| { readonly status: "error"; readonly variables: Given; readonly error: Error };

interface CallOptions<Given, Answer> {
	onSuccess?: (answer: Answer, given: Given) => void;
	onError?: (error: Error) => void;
}

/** One call of a page that keeps no data: how it stands, and what came of the last. What came of an earlier one is passed over. */
export function useCall<Answer, Given = void>(send: (given: Given) => Promise<Answer>, { onSuccess, onError }: CallOptions<Given, Answer> = {}) {
	const [state, setState] = useState<State<Given, Answer>>({ status: "idle" });
	const latestRef = useRef(0);
	const mutate = (variables: Given) => {
		latestRef.current += 1;
		const own = latestRef.current;
		setState({ status: "pending", variables });
		send(variables).then(
			(data) => {
				if (latestRef.current !== own) return;
				setState({ status: "success", variables, data });
				onSuccess?.(data, variables);
			},
			(cause: unknown) => {
				if (latestRef.current !== own) return;
				const error = cause instanceof Error ? cause : new Error("The call failed.", { cause });
				setState({ status: "error", variables, error });
				onError?.(error);
			},
		);
	};
	return {
		mutate,
		status: state.status,
		isIdle: state.status === "idle",
		isPending: state.status === "pending",
		isSuccess: state.status === "success",
		isError: state.status === "error",
		variables: state.status === "idle" ? undefined : state.variables,
		data: state.status === "success" ? state.data : undefined,
		error: state.status === "error" ? state.error : null,
	};
}
