"use client";

import { useEffect, useState } from "react";

/** An address under which this page alone can show `blob`; null until there is one. */
export function useBlobAddress(blob: Blob | undefined): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!blob) return;
		const url = URL.createObjectURL(blob);
		setAddress(url);
		return () => URL.revokeObjectURL(url);
	}, [blob]);
	return address;
}
