// report: door
export {};
