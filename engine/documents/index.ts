// documents: door
export {};
