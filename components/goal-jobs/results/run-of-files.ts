import { createContext, useContext } from "react";

/** The id of the run whose files are shown; null where no run is told, as on a page of samples. */
const RunOfFiles = createContext<string | null>(null);

export const RunOfFilesProvider = RunOfFiles.Provider;

export function useRunOfFiles(): string | null {
	return useContext(RunOfFiles);
}
